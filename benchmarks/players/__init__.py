"""Processes of measurements that compare states of the project: each is run as a file, in a folder that has a state."""
