"""What the operator sees of the running bot: logs and metrics."""
