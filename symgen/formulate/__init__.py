"""The choice of formulation: which of several equal ways to write a function costs least.

    chain --chooser--> complete plans --derive--> Program
    tune: a longer search for the same, kept in a plan file (chain_plan, plan_file)

Every choice leaves the numbers as they are and changes only how many operations they cost.
"""
