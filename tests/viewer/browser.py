"""Pages in headless Chromium: what goes wrong in them, and what a script at their end sees."""

import json
import re
import subprocess
from html.parser import HTMLParser

VOID = {"meta", "input", "link", "br", "img", "hr"}

WATCH = """<script>
document.documentElement.dataset.wrong = "";
for (const kind of ["error", "securitypolicyviolation"])
  window.addEventListener(kind, (event) => { document.documentElement.dataset.wrong += kind + event.message; });
const said = console.error;
console.error = (...words) => { document.documentElement.dataset.wrong += words.join(" "); said(...words); };
</script>"""
"""Writes errors of a page into its root element; put before the page's own scripts."""


class Page(HTMLParser):
    """A page whose elements are closed in order, as its tags, attributes and the texts of its scripts."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.attributes, self.scripts, self.title = [], [], [], [], ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag == "script":
            self.scripts.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "script":
            self.scripts[-1] += data
        if self.open[-2:] == ["head", "title"]:  # pictures have titles of their own
            self.title += data

    @property
    def scene(self):
        """The data of the viewer."""
        return json.loads(self.scripts[0])


def browsed(text, folder, use, *flags):
    """Errors of a page, and the value of the expression or body `use` at its end in a browser."""
    end = f"<script>document.documentElement.dataset.seen = JSON.stringify((() => {{{use}}})());</script></body>"
    text = text.replace("<title>", WATCH + "<title>", 1).replace("</body>", end)
    page = folder / "used.html"
    page.write_text(text, encoding="utf-8")
    command = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'browser'}"]
    command += ["--virtual-time-budget=2000", *flags, "--dump-dom", page.as_uri()]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120)
    root = re.search(r"<html[^>]*>", said.stdout)
    assert root, said.stderr
    data = {}

    class Root(HTMLParser):
        def handle_starttag(self, tag, attrs):
            data.update(attrs)

    Root().feed(root[0])
    return data["data-wrong"], json.loads(data["data-seen"])
