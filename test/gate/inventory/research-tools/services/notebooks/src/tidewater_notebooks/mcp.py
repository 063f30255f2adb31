from pathlib import Path

from mcp.server.fastmcp import FastMCP

app = FastMCP("notebooks")


@app.resource("notebook://{name}")
def notebook(name: str) -> str:
    return Path("notebooks", f"{Path(name).name}.ipynb").read_text()


if __name__ == "__main__":
    app.run()
