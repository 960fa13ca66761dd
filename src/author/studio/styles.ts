/**
 * Styles of the studio, inside its shadow roots. Neutral colours and the system's font, so that the page stands out, and
 * the studio looks the same on every site. Each control is at least 44 pixels high, for touch.
 */
export const styles = `
  :host { all: initial; color-scheme: dark;
    --ground: #0d0e11; --raised: #16181d; --hover: #262a32; --sunken: #08090b; --line: #30343d; --edge: #767d8a; --text: #eceef2; --muted: #adb4c0;
    --accent: #7cc4ff; --fill: #0b5ea8; --veil: #7cc4ff24; --good: #5fd38d; --warn: #ffc857; --bad: #ff8f8f; --warn-ground: #33270b; --bad-ground: #3d1416;
    --mono: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; --shadow: 0 1px 2px #0006, 0 16px 40px #0009; }
  * { box-sizing: border-box; margin: 0; font: 14px/1.45 system-ui, sans-serif; color: var(--text); }
  [hidden] { display: none !important; }
  button, .button, input, textarea, select, summary { min-height: 44px; border: 1px solid var(--line); border-radius: 8px; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-width: 44px; padding: 6px 12px;
    background: var(--hover); font-weight: 500; text-align: left; text-decoration: none; cursor: pointer; transition: background-color 0.12s, border-color 0.12s; }
  button:hover, .button:hover { border-color: var(--edge); background: #323741; }
  button:disabled { border-color: transparent; background: none; color: #8b92a0; cursor: default; }
  button.first { border-color: var(--fill); background: var(--fill); }
  button.first:hover { background: #0d6fc6; }
  button.first:disabled { border-color: var(--line); background: none; }
  button.plain { justify-content: flex-start; border-color: transparent; background: none; font-weight: 400; overflow-wrap: anywhere; }
  button.plain.place { width: fit-content; padding-inline: 0; color: var(--accent); text-decoration: underline; text-underline-offset: 3px; text-decoration-color: #7cc4ff66; }
  button.plain:hover { background: var(--hover); }
  button[aria-pressed='true'] { border-color: var(--accent); background: var(--veil); color: var(--accent); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  h2:focus { outline: none; }
  input, textarea, select { width: 100%; padding: 9px 11px; border-color: var(--edge); background: var(--sunken); }
  input::placeholder, textarea::placeholder { color: var(--muted); opacity: 1; }
  textarea { display: block; resize: vertical; field-sizing: content; max-height: 14lh; }
  [aria-invalid='true'] { border-color: var(--bad); }
  summary { padding: 11px 12px; border-color: transparent; cursor: pointer; }
  h2 { font-size: 15px; font-weight: 650; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  h3 { margin-top: 12px; font-size: 13px; font-weight: 600; color: var(--muted); }
  p, ul, ol { padding: 0; list-style: none; overflow-wrap: anywhere; }
  a { color: var(--accent); text-underline-offset: 3px; }
  small, .muted, .muted * { font-size: 13px; color: var(--muted); }
  code, .place { font: 12.5px/1.5 var(--mono); overflow-wrap: anywhere; }
  code { padding: 1px 4px; border-radius: 4px; background: var(--hover); }
  pre { max-height: 16lh; padding: 10px 12px; overflow: auto; border-radius: 8px; background: var(--sunken); font: 12px/1.55 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
  pre.code { white-space: pre; overflow-wrap: normal; }
  .stack { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 8px; }
  .row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  .stack > :is(div, p):empty { display: none; }
  .wide { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
  .field { display: grid; gap: 4px; font-size: 13px; color: var(--muted); }
  .problem, .warning { padding: 8px 10px; border-left: 3px solid var(--bad); border-radius: 0 8px 8px 0; background: var(--bad-ground); white-space: pre-wrap; overflow-wrap: anywhere; }
  .warning { border-color: var(--warn); background: var(--warn-ground); }
  .finding { display: block; width: 100%; border: 0; border-left: 3px solid var(--bad); border-radius: 0 8px 8px 0; background: var(--bad-ground); font-weight: 400; white-space: pre-wrap; overflow-wrap: anywhere; }
  .finding.of-warning { border-color: var(--warn); background: var(--warn-ground); }

  .bar, .card, .dock, .corner { position: fixed; z-index: 4; border: 1px solid var(--line); border-radius: 14px; background: var(--raised); box-shadow: var(--shadow); }
  .bar { z-index: 3; right: 12px; bottom: 12px; display: grid; gap: 6px; max-width: min(46rem, 100vw - 24px); padding: 6px; }
  .bar .row { justify-content: end; gap: 4px; }
  .bar .row > button { border-color: transparent; background: none; }
  .bar .row > button:hover:enabled { background: var(--hover); }
  .bar .row > button.of-error { color: var(--bad); }
  .bar .row > button.first { background: var(--fill); }
  .bar .status { padding: 6px 10px 2px; white-space: pre-wrap; }
  .bar .status:empty, .bar .notes:empty { display: none; }
  .bar .notes { max-height: 40vh; overflow: auto; }
  .corner { left: 12px; bottom: 12px; width: min(44rem, 100vw - 24px); max-height: 60vh; overflow: auto; }
  .corner:not([open]) { width: auto; }
  .corner > summary { font-weight: 600; }
  .corner > .stack { padding: 0 12px 12px; }
  .card, .dock { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; overflow: auto; overscroll-behavior: contain; }
  .card { width: min(30rem, 100vw - 24px); }
  .card > .stack { padding: 14px; }
  .dock { top: 12px; right: 12px; bottom: calc(var(--bar, 58px) + 24px); grid-template-rows: auto minmax(0, 1fr); width: min(27rem, 100vw - 24px); overflow: hidden; }
  .dock > .row { padding: 6px 6px 6px 14px; border-bottom: 1px solid var(--line); }
  .dock > .stack { padding: 14px; overflow: auto; overscroll-behavior: contain; }
  .dock.left { right: auto; left: 12px; }
  .dock.broad { width: min(44rem, 100vw - 24px); }
  .foot { position: sticky; z-index: 1; bottom: -14px; margin: 0 -14px -14px; padding: 10px 14px; border-top: 1px solid var(--line); background: var(--raised); }
  .search { position: sticky; z-index: 1; top: -14px; margin: -14px -14px 0; padding: 14px 14px 8px; background: var(--raised); }
  .icon { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  .icon, .icon * { color: inherit; }

  .layer { position: absolute; z-index: 1; inset: 0 auto auto 0; width: 0; height: 0; }
  .spot { position: absolute; top: var(--top); display: block; min-width: 0; min-height: 0; padding: 0; border: 0; border-radius: 3px; background: none; transition: none; }
  .spot:hover { background: var(--veil); outline: 2px solid #38a3f8; outline-offset: 2px; }
  .spot.picture:hover { outline-color: #c084fc; background: #c084fc1f; outline-offset: -2px; }
  .spot:focus { top: max(0px, var(--top)); }
  .spot:focus-visible { outline: 3px solid #38a3f8; outline-offset: 2px; box-shadow: 0 0 0 8px #0c3a66; }
  .spot.picture:focus-visible { outline-offset: -3px; }
  .spot.block { width: 160px; height: 44px; padding: 0 10px; overflow: visible; border: 1px solid var(--edge); border-radius: 10px; background: #16181de6; text-align: center; white-space: nowrap; }
  .spot.block:hover { background: var(--hover); }
  .spot.block:is(:hover, :focus-visible)::before { content: ''; position: absolute; top: calc(-1px - var(--above)); left: calc(167px - var(--width)); width: var(--width); height: var(--height);
    outline: 2px dashed #38a3f8; outline-offset: -2px; pointer-events: none; }
  .layer.typing .spot { pointer-events: none; outline: none; }
  .label { position: absolute; z-index: 1; margin: 8px; padding: 2px 8px; border-radius: 4px; background: var(--raised); color: #ffe3a3; font: 12px/1.5 var(--mono); pointer-events: none; }
  .label.of-page { position: fixed; bottom: 12px; left: 50%; translate: -50% 0; z-index: 99; }
  .note { width: 100%; padding: 12px 16px; border: 1px dashed var(--warn); border-radius: 0; background: var(--raised); color: #ffe3a3; font: 13px/1.5 var(--mono); justify-content: start; white-space: pre-wrap; }

  .focus-picture { position: relative; display: block; width: 100%; padding: 0; overflow: hidden; cursor: crosshair; }
  .focus-picture img { display: block; width: 100%; }
  .focus-picture i { position: absolute; width: 18px; height: 18px; margin: -9px; border: 3px solid #fff; border-radius: 50%; background: var(--fill); box-shadow: 0 0 0 2px #000; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 6px; }
  .grid button { flex-direction: column; justify-content: flex-start; min-height: 124px; padding: 4px; font-size: 12px; font-weight: 400; overflow-wrap: anywhere; }
  .grid img { flex: none; width: 100%; height: 84px; border-radius: 5px; object-fit: cover; }
  .text-row { flex-direction: column; align-items: flex-start; gap: 0; width: 100%; border-radius: 0; border-top-color: var(--line) !important; }
  .entry { justify-content: flex-end; gap: 2px; padding: 3px 0; border-top: 1px solid var(--line); }
  .entry > button { border-color: transparent; background: none; }
  .entry > button.wide { justify-content: flex-start; font-weight: 400; }
  .entry[data-dragged] { opacity: 0.5; }
  .entry[data-drop='before'] { box-shadow: 0 -3px var(--accent); }
  .entry[data-drop='after'] { box-shadow: 0 3px var(--accent); }
  .handle { display: grid; place-items: center; width: 32px; height: 44px; color: var(--muted); cursor: grab; touch-action: none; user-select: none; }
  .drop { padding: 12px; border: 2px dashed var(--line); border-radius: 10px; }
  .block-choice { min-height: 260px; }
  .block-choice > button { justify-content: start; border-color: transparent; }
  .block-choice > div { overflow: hidden; border: 1px solid var(--line); border-radius: 8px; }

  .options { display: grid; grid-template-columns: minmax(0, 1fr); gap: 22px; }
  .options .options, .entries { gap: 14px; padding-left: 12px; border-left: 2px solid var(--line); }
  .options button { justify-self: start; font-size: 13px; }
  .option { display: grid; grid-template-columns: minmax(0, 1fr); gap: 5px; }
  .option-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; font-size: 12.5px; color: var(--muted); overflow-wrap: anywhere; }
  .option-head * { font-size: 12.5px; color: inherit; }
  .option-head > label { font: 600 13px/1.4 var(--mono); }
  .option[data-set] > .option-head > label { color: var(--accent); }
  .option-head > .required { color: var(--warn); }
  .option select:has(> option[value='-1']:checked) { color: var(--muted); }
  .entries { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 4px 8px; }
  .entries > .stack { grid-column: 1 / -1; }

  .workbench { position: fixed; inset: 0; display: grid; grid-template-columns: 240px minmax(0, 1fr); background: var(--ground); }
  .workbench nav { overflow: auto; padding: 0 8px 24px; border-right: 1px solid var(--line); background: var(--raised); }
  .workbench nav > .stack { position: sticky; z-index: 1; top: 0; margin: 0 -8px 6px; padding: 14px 12px 10px; border-bottom: 1px solid var(--line); background: var(--raised); }
  .workbench h1 { font-size: 14px; font-weight: 650; }
  .workbench nav a { display: flex; align-items: center; justify-content: space-between; min-height: 34px; padding: 3px 10px; border-radius: 8px; color: var(--text); text-decoration: none; }
  .workbench nav a:hover { background: var(--hover); }
  .workbench nav a[data-open] { color: var(--accent); }
  .workbench nav a.example { margin-left: 10px; border-left: 1px solid var(--line); border-radius: 0 8px 8px 0; color: var(--muted); font-size: 13px; }
  .workbench nav a[aria-current] { background: var(--veil); color: var(--accent); }
  .workbench main { overflow: auto; }
  .workbench main { padding: 14px 20px 40px; }
  .head { justify-content: space-between; margin-bottom: 14px; }
  .stage { display: flex; flex-wrap: wrap; align-items: start; gap: 20px; }
  .window { overflow: hidden; border-radius: 6px; outline: 1px solid var(--line); background: var(--sunken); }
  .window > iframe { display: block; border: 0; }
  @media (max-width: 1000px) { .workbench { grid-template-columns: 190px minmax(0, 1fr); } }
  @media (max-width: 600px) { .workbench { grid-template: 34vh minmax(0, 1fr) / minmax(0, 1fr); } .bar { left: 12px; } .bar .row { justify-content: center; } .bar .row > button { padding-inline: 8px; }
    .entry > .wide { flex-basis: 60%; } .handle { width: 24px; } }
  @media (pointer: coarse) { .workbench nav a { min-height: 44px; align-content: center; } }
  @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`
