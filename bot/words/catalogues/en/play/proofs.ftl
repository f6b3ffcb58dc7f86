# Proofs that take long or were given up.

run-unproven = The best run couldn’t be proven in time. The best found so far for { $company } brings { MONEY($income) }, unproven; better routes can be entered by hand.
run-given-up = The best run couldn’t be proven in time: what’s shown was found so far, unproven. Other routes can be entered by hand.
run-so-far = The best found so far for { $company } brings { MONEY($income) }; you needn’t wait for the proof.
button-run-found = Run the best so far: { MONEY($net) }
