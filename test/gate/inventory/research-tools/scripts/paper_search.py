# /// script
# requires-python = ">=3.12"
# dependencies = [
#     "fastmcp>=2.11,<3",
#     "httpx",
# ]
# ///
"""Search our paper database by title."""

import httpx
from fastmcp import FastMCP

app = FastMCP("paper-search")


@app.tool
def search(title: str, limit: int = 10) -> list[dict]:
    reply = httpx.get(
        "https://papers.tidewater.example/search", params={"q": title, "n": limit}
    )
    return reply.raise_for_status().json()


if __name__ == "__main__":
    app.run()
