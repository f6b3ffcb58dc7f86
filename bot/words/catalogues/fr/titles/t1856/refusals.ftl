# Ce que 1856 refuse en ses propres mots.
refusal-national-not_lent = La banque ne prête pas de { $train }.
refusal-tile-no_power = { $company } n’a aucun droit qui pose cette tuile en { $hex }.
