"""Draws the app's icons (web/public/icons) from web/public/icon.svg, in the sizes that devices ask for.

    python scripts/icons.py

A maskable icon fills its square, and what matters lies in its inner circle; the badge beside a notice is the
sign alone, in one colour.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[1] / "web/public"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]


def drawings() -> dict[str, tuple[int, str]]:
    """Name, size and drawing of each icon."""
    plain = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    sign = re.search(r"<path[^>]*/>", plain)
    ground = re.search(r'<rect[^>]*fill="([^"]+)"', plain)
    assert sign is not None
    assert ground is not None
    square = f'<rect width="40" height="40" fill="{ground[1]}"/>'
    inner = f'<g transform="translate(20 20) scale(.72) translate(-20 -20.5)">{sign[0]}</g>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
    masked = f"{head}{square}{inner}</svg>"
    white = re.sub(r'stroke="#[0-9a-f]+"', 'stroke="#ffffff"', sign[0])
    return {
        "icon-192": (192, plain),
        "icon-512": (512, plain),
        "maskable-192": (192, masked),
        "maskable-512": (512, masked),
        "apple-touch": (180, masked),
        "badge": (96, f"{head}{white}</svg>"),
    }


def main() -> None:
    """Draw all of them."""
    (FOLDER / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, (size, drawing) in drawings().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f'<body style="margin:0">{drawing}</body>')
            page.screenshot(path=FOLDER / f"icons/{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
