"""The rules of Hearts: pure values and functions, no screen, no clock, no randomness of its own."""
