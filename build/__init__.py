"""The project's own tool, run as `python3 build COMMAND`."""
