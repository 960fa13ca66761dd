/** Styles of the editor, inside its shadow root. Each control is at least 44 pixels high, for touch. */
export const editStyles = `
  :host { all: initial; color-scheme: dark; }
  * { box-sizing: border-box; font: 14px/1.45 system-ui, sans-serif; color: #f4f4f5; }
  [hidden] { display: none !important; }
  button, a.button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-width: 44px; min-height: 44px;
    padding: 6px 12px; border: 1px solid #71717a; border-radius: 8px; background: #27272a; cursor: pointer;
    text-align: left; text-decoration: none; }
  button:hover, a.button:hover { background: #3f3f46; }
  button:disabled { color: #a1a1aa; background: #18181b; cursor: default; }
  button.first { border-color: #38bdf8; background: #075985; }
  button.plain { justify-content: flex-start; width: 100%; border-color: transparent; background: none; overflow-wrap: anywhere; }
  button.plain:hover { background: #27272a; }
  :focus-visible { outline: 3px solid #7dd3fc; outline-offset: 1px; }
  input, textarea, select { width: 100%; min-height: 44px; padding: 9px 11px; border: 1px solid #71717a; border-radius: 8px; background: #09090b; }
  textarea { resize: vertical; field-sizing: content; max-height: 14lh; }
  h2 { margin: 0; font-size: 16px; font-weight: 650; }
  h3 { margin: 10px 0 0; color: #d4d4d8; font-weight: 650; }
  p, ul, ol { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
  small, .muted { color: #d4d4d8; font-size: 13px; }
  code, .place { font: 13px/1.5 ui-monospace, monospace; }
  pre { max-height: 14lh; margin: 0; padding: 8px; overflow: auto; background: #09090b; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  .origin { display: grid; gap: 6px; }
  .field { display: grid; gap: 4px; }
  .field > span { color: #d4d4d8; font-size: 13px; }
  .row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  .row > .wide { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
  .bar { position: fixed; z-index: 2147483647; right: 12px; bottom: 12px; display: flex; flex-wrap: wrap; justify-content: end; gap: 6px; max-width: calc(100vw - 24px); padding: 6px;
    border: 1px solid #71717a; border-radius: 12px; background: #18181b; box-shadow: 0 12px 40px #000a; }
  .bar .status { align-self: center; max-width: 30rem; padding: 0 8px; white-space: pre-wrap; }
  .bar .status:empty { display: none; }
  .card, .dock { position: fixed; z-index: 2147483646; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 8px; padding: 14px; overflow: auto;
    border: 1px solid #71717a; border-radius: 12px; background: #18181b; box-shadow: 0 12px 40px #000a; }
  .card { width: min(30rem, calc(100vw - 24px)); max-height: calc(100vh - 24px); }
  .dock { top: 12px; right: 12px; bottom: 84px; width: min(27rem, calc(100vw - 24px)); }
  .dock.left { right: auto; left: 12px; }
  .dock.wide { width: min(44rem, calc(100vw - 24px)); }
  .dock iframe { width: 100%; height: calc(100vh - 210px); border: 0; border-radius: 8px; background: #0b0c0f; }
  .problem { padding: 8px 10px; border-left: 3px solid #f87171; background: #450a0a; white-space: pre-wrap; }
  .warning { padding: 8px 10px; border-left: 3px solid #fbbf24; background: #422006; white-space: pre-wrap; }
  .layer { position: absolute; z-index: 2147483640; inset: 0 auto auto 0; width: 0; height: 0; }
  .spot { position: absolute; display: block; min-width: 0; min-height: 0; padding: 0; border: 0; border-radius: 3px; background: none; }
  .spot:hover { background: #38bdf81f; outline: 2px solid #38bdf8; outline-offset: 2px; }
  .spot.picture:hover { outline-color: #c084fc; background: #c084fc1f; outline-offset: -2px; }
  .spot.picture:focus-visible { outline-offset: -3px; }
  .spot:focus-visible { outline: 3px solid #38bdf8; outline-offset: 2px; box-shadow: 0 0 0 8px #0c4a6e; }
  .spot.block { width: 160px; height: 44px; padding: 0 10px; border: 1px solid #a1a1aa; border-radius: 8px; background: #18181be6; text-align: center; white-space: nowrap; }
  .spot.block:hover { background: #3f3f46; }
  .spot.block:is(:hover, :focus-visible)::before { content: ''; position: absolute; top: calc(-1px - var(--above)); left: calc(167px - var(--width)); width: var(--width); height: var(--height);
    outline: 3px dashed #38bdf8; outline-offset: -3px; pointer-events: none; }
  .layer.typing .spot { pointer-events: none; outline: none; }
  .focus-picture { position: relative; display: block; width: 100%; min-height: 44px; padding: 0; overflow: hidden; cursor: crosshair; }
  .focus-picture img { display: block; width: 100%; }
  .focus-picture i { position: absolute; width: 18px; height: 18px; margin: -9px; border: 3px solid #fff; border-radius: 50%; background: #0284c7; box-shadow: 0 0 0 2px #000; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 6px; max-height: 46vh; overflow: auto; padding: 4px; }
  .grid button { flex-direction: column; justify-content: flex-start; min-height: 124px; padding: 4px; }
  .grid button span { font-size: 12px; overflow-wrap: anywhere; }
  .grid img { flex: none; width: 100%; height: 84px; object-fit: cover; }
  .text-row { flex-direction: column; align-items: flex-start; gap: 0; }
  .entry { padding: 3px 0; border-top: 1px solid #3f3f46; }
  .entry > button.wide { justify-content: flex-start; }
  .entry[data-dragged] { opacity: 0.5; }
  .entry[data-drop='before'] { box-shadow: 0 -3px #38bdf8; }
  .entry[data-drop='after'] { box-shadow: 0 3px #38bdf8; }
  .handle { display: grid; place-items: center; width: 44px; height: 44px; cursor: grab; touch-action: none; user-select: none; }
  .drop { display: grid; gap: 8px; padding: 10px; border: 2px dashed #71717a; border-radius: 8px; }
`
