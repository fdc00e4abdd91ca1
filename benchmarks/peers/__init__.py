"""The others: each module turns a chain's plain numbers into contenders, or says that its peer is absent."""
