"""What is kept of finished games, and what can be learned from it: values in, values out."""
