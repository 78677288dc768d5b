"""Doors for learners: the games as environments of PettingZoo and Gymnasium. They rule nothing."""
