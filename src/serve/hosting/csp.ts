import { createHash } from 'node:crypto'

/** Foreign origins from which the site loads. */
export interface ForeignOrigins {
  /** Content, its pictures and its films. */
  content: string[]
  /** Other sources of pictures and films: hosts, or a scheme. */
  pictures: string[]
  /** The service that receives enquiries. */
  enquiries: string[]
  /** Pages shown in a frame. */
  frames: string[]
  /** Whether a page runs WebAssembly. The header then allows it, and the policy in each other page forbids it. */
  hasWasm: boolean
}

/** The two parts of the Content Security Policy: one for the header of every answer, and one for the documents. */
export interface Csp {
  header: string
  /**
   * Returns a document with the whole policy, including hashes of its own styles, before everything that the policy
   * governs. Only a page that runs WebAssembly allows it.
   */
  guard: (html: string, runsWasm?: boolean) => string
}

/**
 * Creates the site's Content Security Policy. Trusted Types are enforced, and nothing is inline except styles with a
 * known hash.
 *
 * Styles differ between pages, and static hosts allow too few header rules for one per page. So each document contains
 * the policy itself, which also works without headers. The header repeats all of it except the styles, for files that
 * are not documents of the site (a drawing opened directly). It also adds the rule that only works in a header: who may
 * frame the site.
 */
export function createCsp({ content, pictures, enquiries, frames, hasWasm }: ForeignOrigins): Csp {
  const rules = [
    ['img-src', self, ...content, ...pictures],
    ['media-src', self, ...content, ...pictures],
    ['font-src', self],
    ['manifest-src', self],
    ['connect-src', self, ...content, ...enquiries],
    ['frame-src', ...(frames.length > 0 ? frames : [none])],
    ['object-src', none],
    ['base-uri', none],
    // The site's own server takes the form also as the browser posts it. An e-mail service takes it from the script.
    ['form-action', enquiries.length > 0 && !hasWasm ? none : self],
    ['require-trusted-types-for', "'script'"],
    // The policy of the sanitiser.
    ['trusted-types', 'dompurify'],
  ]
  return {
    header: write([scripts(hasWasm), ...rules, ['frame-ancestors', none]]),
    guard: (html, runsWasm = false) => {
      const styles = [self, ...styleHashes(html)]
      const policy = write([['default-src', none], ['style-src', ...styles], scripts(runsWasm), ...rules])
      if (!html.includes(place)) throw new Error(`index.html must contain ${place}: the policy goes after it`)
      return html.replace(place, `${place}<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    },
  }
}

const self = "'self'"
const none = "'none'"
const place = '<meta charset="utf-8" />'

/**
 * Returns the rule of scripts. Speculation rules, which tell the browser which links to prefetch, are not a script
 * (src/publish/pages/fill-template.ts).
 */
const scripts = (runsWasm: boolean): string[] => [
  'script-src',
  self,
  "'inline-speculation-rules'",
  ...(runsWasm ? ["'wasm-unsafe-eval'"] : []),
]

const write = (rules: string[][]) => rules.map((rule) => rule.join(' ')).join('; ')

/**
 * Returns the hashes of all style elements, and of the empty one that styled-components fills through the object model.
 */
function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  const hashes = ['', ...styles].map((text) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
