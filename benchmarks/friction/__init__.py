"""A million random friction problems, every answer held against the law: `make campaign`."""
