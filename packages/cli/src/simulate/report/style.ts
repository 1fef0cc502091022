/** The page's style: light or dark as the reader's device is, and as wide as it is. */
export const style = `
:root { --ink: #1d2733; --soft: #66717e; --grid: #dde2e8; --paper: #fff; --card: #f6f8fa;
  --a: #1f6fb5; --b: #c4611b; --chosen: #5b8a3c; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e9ee; --soft: #98a4b0; --grid: #37414c; --paper: #14191f; --card: #1c232b;
    --a: #64aef0; --b: #ee9a58; --chosen: #92c46f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 960px; padding: 16px; color: var(--ink); background: var(--paper);
  font: 15px/1.5 system-ui, "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", sans-serif; }
html[lang="en"] [lang="ja"], html[lang="ja"] [lang="en"] { display: none; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 0 0 8px; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 4px 0; }
.soft { color: var(--soft); font-size: 0.87rem; }
.a { color: var(--a); } .b { color: var(--b); }
button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--grid); border-radius: 6px;
  padding: 6px 14px; min-height: 40px; cursor: pointer; }
button:focus-visible { outline: 2px solid var(--a); outline-offset: 2px; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 16px; }
section { margin: 20px 0; }
.box { background: var(--card); border: 1px solid var(--grid); border-radius: 10px; padding: 12px; min-width: 0; }
svg { display: block; width: 100%; height: auto; max-width: 480px; margin: 4px 0; }
.heads { display: grid; grid-template-columns: 1fr 1fr; max-width: 480px; padding-left: 24px; }
ol { margin: 4px 0 8px; padding-left: 24px; }
ol li { padding-left: 2px; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; padding: 3px 10px 3px 0; border-bottom: 1px solid var(--grid); vertical-align: top; }
th { font-weight: 600; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
summary { cursor: pointer; padding: 6px 0; }
code { font: 0.87rem ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { button { display: none; } .box { break-inside: avoid; } }
`
