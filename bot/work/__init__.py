"""Heavy work beside the event loop: threads, helper processes, the sandbox, proofs, pictures."""
