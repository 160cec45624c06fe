"""The screen: a pygame-ce table over the engine and the computer players."""
