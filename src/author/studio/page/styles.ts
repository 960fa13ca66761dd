/** Styles of the development panel and notes, independent of the site's styles. */
export const styles = `
  :host { all: initial; font: 13px/1.5 ui-monospace, monospace; color: #f4f4f5; }
  .panel { position: fixed; z-index: 2147483646; inset: auto auto 12px 12px; width: min(46rem, calc(100vw - 24px));
    max-height: 60vh; overflow: auto; background: #18181b; border: 1px solid #52525b; border-radius: 8px;
    box-shadow: 0 12px 40px #000a; }
  .panel > summary { padding: 10px 14px; cursor: pointer; font-weight: 600; }
  .file { padding: 8px 14px 0; color: #a1a1aa; }
  .finding { display: block; box-sizing: border-box; width: 100%; padding: 6px 14px; border: 0; background: none;
    color: inherit; font: inherit; text-align: left; white-space: pre-wrap; cursor: pointer; }
  .finding:is(:hover, :focus-visible), .note:is(:hover, :focus-visible) { background: #27272a; }
  .error { border-left: 3px solid #f87171; }
  .warning { border-left: 3px solid #fbbf24; }
  .note { display: block; box-sizing: border-box; width: 100%; padding: 12px 16px; border: 1px dashed #fbbf24;
    background: #18181b; color: #fde68a; font: inherit; text-align: left; white-space: pre-wrap; cursor: pointer; }
  .frame { position: fixed; z-index: 2147483645; pointer-events: none; outline: 2px solid #38bdf8;
    outline-offset: -2px; background: #38bdf81a; }
  .card { position: absolute; inset: 8px auto auto 8px; max-width: min(46rem, calc(100% - 16px)); padding: 10px 14px;
    background: #18181b; border: 1px solid #38bdf8; border-radius: 8px; white-space: pre-wrap; }
`
