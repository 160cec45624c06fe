"""Computer players: each sees a View and nothing else."""
