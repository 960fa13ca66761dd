import { decodedPath } from '../../../../schemas/shared/address.ts'

/** Returns the addresses on this site that a document names: of links, pictures, scripts and styles. */
export function linksOf(document: Document): string[] {
  const named = ['href', 'src', 'poster', 'data-file'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '').split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''),
    ),
  )
  // The service answers below `/api/`. It is not published.
  return [...named, ...sets].filter((link) => /^(\/(?!\/|api\/)|#.)/.test(link))
}

/** Returns the published file that a link in `from` leads to, if there is one. */
export function targetOf(link: string, from: string, files: ReadonlySet<string>): string | undefined {
  if (link.startsWith('#')) return from
  const address = link.replace(/[?#].*$/, '').slice(1)
  const path = decodedPath(address) ?? address
  return [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].find((file) =>
    files.has(file),
  )
}
