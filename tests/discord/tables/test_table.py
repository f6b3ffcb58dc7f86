"""Opening, joining, starting and ending tables, on the stand-in."""

from __future__ import annotations

from tests.discord.party import Party, choose


async def test_a_game_from_the_notice_to_the_first_ping(party: Party) -> None:
    info = await party.started(name="Friday")
    thread = party.thread(info)
    assert thread.name == "Friday"
    message = await party.turn_message(info)
    up = party.up(info)
    assert f"<@{up.id}>" in message.content
    assert "Friday" in message.content
    assert "18Mag" in message.content
    assert [each.user_id for each in party.server.pings] == [up.id]


async def test_a_draft_pick_by_menu_and_the_next_ping(party: Party) -> None:
    info = await party.started()
    message = await party.turn_message(info)
    first = party.up(info)
    answer = await choose(first, message, "draft_company|5")
    await answer.touched()
    info = await party.info(info)
    assert info.seq == 1
    following = await party.turn_message(info)
    assert f"<@{party.up(info).id}>" in following.content
    assert "picks minor 5" in following.content
    assert [each.user_id for each in party.server.pings] == [first.id, party.up(info).id]


async def test_my_turn_opens_a_private_panel(party: Party) -> None:
    info = await party.started()
    message = await party.turn_message(info)
    up = party.up(info)
    answer = await up.click(message, label="My turn")
    assert answer.private
    assert "draft" in answer.text
    other = party.others(info)[0]
    refused = await other.click(message, label="My turn")
    assert refused.private
    assert up.name in refused.text


async def test_a_table_whose_number_of_players_is_settled_names_one_number(party: Party) -> None:
    assert "opens a table for 3 players" in (await party.open(title="1856", players=3)).text
    assert "opens a table for 3 to 4 players" in (await party.open(title="1856", players=4)).text
