"""Text from people, made safe for the place where it is shown.

visible     for a terminal or an error
prose       for comments, docstrings and Markdown
notebook    for the HTML of results in notebooks
tables      in rows and columns, for a terminal and for Markdown
"""
