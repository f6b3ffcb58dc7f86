# What 1865 Sardinia says in words of its own, and what helps a newcomer with it.
plural-dragons = yes
train-name-1865 = { $train } train
menu-draft_company-1865 = Pick a maritime company
choice-bonus_places = Bonus in { $nodes }
event-private_closed-1865 = { $private } leaves the game
hint-draft-how-1865 = It pays you L.20 each operating round. Given to a company of yours later, it adds 8 capacity and, with a marker at its bonus place, traffic.
hint-stock-how-1865 = The Dragons act before each player, by a fixed rule: “The Dragons …” shows their next turn. Only their own and a president’s sales lower a price.
hint-track-how-1865 = Track has to meet the company’s own network; terrain costs nothing, a second tile L.20. Aim at cities, mines and towns for the next marker.
hint-station-what-1865 = A marker brings the traffic of its city or mine and of all towns on its connection, once and for good.
hint-station-how-1865 = Each side of a hex that is crossed costs L.10, over a river L.40, over mountains L.60. A minor company has three markers only.
hint-dividend-what-1865 = Each traffic point with room in a train earns L.10. Paid out, it goes to the shareholders; kept, to the company.
hint-dividend-how-1865 = A dividend lifts the price, keeping it moves nothing, and only no revenue at all lowers it. Keep money when a train must be paid.
picture-markers-left = still to place, at the cost of the connection
picture-maritimes = maritime companies
company-stations-1865 = Station markers on the charter: { $count }
trains-name-1865 = { $train } trains
remark-picks_privates-1865 = Maritime companies that you still pick: { $count }.
