"""The bundle in real browsers."""
