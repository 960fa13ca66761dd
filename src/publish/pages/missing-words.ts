import { assetFile } from '../files/asset-file.ts'
import type { Output } from '../files/output.ts'

/** Fills the search field of the not-found page with the words of the missing address. Runs in the browser. */
function fillField(): void {
  const field = document.querySelector<HTMLInputElement>('main [role=search] input')
  if (!field || field.value !== '') return
  const root = new URL(field.form?.action ?? '', location.href).pathname.replace(/\/[^/]*$/, '')
  const path = location.pathname.startsWith(`${root}/`)
    ? location.pathname.slice(root.length)
    : location.pathname
  field.value = decodeURIComponent(path)
    .replaceAll(/\.\w+$|[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .trim()
}

/** Writes a script that not-found pages alone load. Returns a function that adds it to such a page with a search field. */
export async function writeMissingWords(output: Output): Promise<(html: string) => string> {
  const script = `(${fillField.toString()})()`
  const file = assetFile('missing-words.js', script)
  await output.write(file, script)
  return (html) =>
    html.includes('role="search"')
      ? html.replace('</head>', `<script type="module" src="/${file}"></script></head>`)
      : html
}
