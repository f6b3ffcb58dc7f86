# Lo que 1856 niega con palabras propias.
refusal-national-not_lent = El banco no presta ningún { $train }.
refusal-tile-no_power = { $company } no tiene ningún derecho que ponga esta loseta en { $hex }.
