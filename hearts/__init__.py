"""Hearts: the rules, the computer players and the table."""
