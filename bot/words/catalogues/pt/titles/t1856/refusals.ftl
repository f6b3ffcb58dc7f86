# O que 1856 recusa com palavras próprias.
refusal-national-not_lent = O banco não empresta nenhum { $train }.
refusal-tile-no_power = { $company } não tem direito que coloque este trilho em { $hex }.
