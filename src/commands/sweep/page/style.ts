/** The page's style, in GitHub's light and dark colours. */
export const style = `
:root {
  color-scheme: light dark;
  --ink: #1f2328; --soft: #59636e; --back: #ffffff; --band: #f6f8fa; --line: #d1d9e0;
  --link: #0550ae; --fail: #b31d28; --warn: #7d4e00; --pass: #116329; --focus: #0969da;
  --brought: #bc4c00; --graded: #0969da; --rubric: #8250df; --policy: #57606a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f0f6fc; --soft: #9198a1; --back: #0d1117; --band: #151b23; --line: #3d444d;
    --link: #79c0ff; --fail: #ff8f87; --warn: #e3b341; --pass: #56d364; --focus: #58a6ff;
    --brought: #f0883e; --graded: #58a6ff; --rubric: #bc8cff; --policy: #8b949e;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { background: var(--back); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1600px; padding: 16px 24px 48px; }
h1 { font-size: 1.6rem; margin: 8px 0; }
h2 { font-size: 1.15rem; margin: 32px 0 8px; border-bottom: 1px solid var(--line); }
p, ul { margin: 8px 0; overflow-wrap: anywhere; }
ul { padding-left: 24px; }
code { font: 0.87em ui-monospace, monospace; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
.wide { overflow-x: auto; width: fit-content; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
.wide:focus-visible { outline-offset: -2px; }
table { border-collapse: collapse; }
#places table { width: 100%; min-width: 1100px; }
th, td { padding: 6px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child > td { border-bottom: 0; }
th { background: var(--band); white-space: nowrap; }
[align="right"] { text-align: right; font-variant-numeric: tabular-nums; }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
th button::after { content: " \\2195"; color: var(--soft); }
th[aria-sort="ascending"] button::after { content: " \\2191"; color: var(--ink); }
th[aria-sort="descending"] button::after { content: " \\2193"; color: var(--ink); }
#places td:nth-child(1) { white-space: nowrap; }
.fail, .error { color: var(--fail); font-weight: 600; }
.warn { color: var(--warn); font-weight: 600; }
.pass { color: var(--pass); }
.soft { color: var(--soft); }
#places td { max-width: 18rem; }
#places td:last-child { max-width: none; min-width: 26rem; }
#places ul { margin: 0; padding: 0; list-style: none; }
#places li { margin-bottom: 2px; }
summary { cursor: pointer; }
#places code { overflow-wrap: break-word; }
#places details { min-width: 9rem; }
#places details ul { margin: 4px 0; }
.filters { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 8px 0; }
.filters label { display: flex; flex-direction: column; color: var(--soft); font-size: 0.87rem; }
.filters input, .filters select, .filters button, #more {
  font: inherit; color: var(--ink); background: var(--back);
  border: 1px solid var(--soft); border-radius: 6px; padding: 4px 8px; max-width: 16rem;
}
.filters button { align-self: end; }
.filters button, #more { cursor: pointer; }
#more { margin: 8px 0; }
svg.trend { display: block; }
.trend text { fill: var(--soft); font-size: 12px; }
.trend .head { fill: var(--ink); font-weight: 600; }
.trend .right { text-anchor: end; }
.trend line { stroke: var(--line); }
.trend .standing { fill: var(--fail); } .trend .pinned { fill: var(--pass); }
.brought-in { fill: var(--brought); background: var(--brought); }
.graded-anew { fill: var(--graded); background: var(--graded); }
.rubric-changed { fill: var(--rubric); background: var(--rubric); }
.policy-changed { fill: var(--policy); background: var(--policy); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
.key { display: inline-block; width: 12px; height: 12px; margin-right: 6px; }
@media (scripting: enabled) { table.long tr:nth-child(n+501) { display: none !important; } }
@media (max-width: 600px) {
  body { padding: 8px 12px 32px; }
  #places .wide { border: 0; }
  #places :is(table, tbody, tr, td) { display: block; min-width: 0; max-width: none; text-align: left; }
  #places thead { display: none; }
  #places tr { border-top: 1px solid var(--line); padding: 8px 0; }
  #places td { border: 0; padding: 2px 0; min-width: 0 !important; overflow-wrap: anywhere; }
  #places td:nth-child(3)::before { content: "Grade: "; }
  #places td:nth-child(4)::before { content: "Score: "; }
  #places td:nth-child(5)::before { content: "Exposure: "; }
  #places td:nth-child(6)::before { content: "Fails in: "; }
}
`;
