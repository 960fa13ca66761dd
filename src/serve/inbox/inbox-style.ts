/** Style of the inbox, for a phone first. */
export const inboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; overflow-wrap: anywhere; }
header, nav, .actions, .row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
header { justify-content: space-between; }
h1 { font-size: 1.375rem; margin: 0.5rem 0; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 0.5rem; }
a { color: inherit; text-underline-offset: 0.2em; }
nav { margin: 0.75rem 0; }
nav a, button { display: inline-block; padding: 0.625rem 0.875rem; border: 1px solid; border-radius: 0.375rem; text-decoration: none; }
nav a[aria-current] { background: CanvasText; color: Canvas; }
button { font: inherit; background: none; color: inherit; cursor: pointer; }
button.danger { border-color: #c62828; color: #c62828; }
ul { list-style: none; margin: 1rem 0; padding: 0; }
li { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
li > a { display: block; padding: 0.75rem 0; text-decoration: none; }
strong { font-size: 1.0625rem; }
.quiet { color: color-mix(in srgb, currentColor 75%, transparent); font-size: 0.9375rem; }
.fault { color: #c62828; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { color: color-mix(in srgb, currentColor 75%, transparent); }
dd { margin: 0; white-space: pre-wrap; }
label, input { display: block; width: 100%; box-sizing: border-box; }
input { margin: 0.25rem 0 1rem; padding: 0.625rem; font: inherit; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.75rem; } }
@media (prefers-color-scheme: dark) { .fault, button.danger { color: #ff8a80; border-color: #ff8a80; } }
`
