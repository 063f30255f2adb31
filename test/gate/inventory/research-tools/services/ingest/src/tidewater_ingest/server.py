from mcp.server.fastmcp import FastMCP

app = FastMCP("tidewater-ingest")


@app.tool()
def queue_paper(doi: str) -> str:
    """Put a paper into the ingest queue."""
    return f"queued {doi.strip().lower()}"


def main() -> None:
    app.run()
