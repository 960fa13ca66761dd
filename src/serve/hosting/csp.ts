import { createHash } from 'node:crypto'

/** Where the site loads from beyond its own address. */
export interface ForeignOrigins {
  /** Content, its pictures and its films. */
  content: string[]
  /** What else pictures and films may come from: hosts, or a scheme. */
  pictures: string[]
  /** The service that takes enquiries. */
  enquiries: string[]
  /** Pages shown in a frame. */
  frames: string[]
}

/** The Content Security Policy in its two parts: what every answer carries, and what a document says of itself. */
export interface Csp {
  /** The header's value. */
  header: string
  /** The document, with the whole policy that its own styles need put before all that it governs. */
  guard: (html: string) => string
}

/**
 * The site's Content Security Policy, with Trusted Types enforced and nothing inline but styles known by their hash.
 *
 * Styles differ by page, and static hosts take too few header rules to name each page. So a document carries the policy
 * itself, which also goes where headers are not served. The header says all of it but the styles once more, for what
 * is no document of ours (a drawing opened by itself), and what a document cannot say: who may frame it.
 */
export function createCsp({ content, pictures, enquiries, frames }: ForeignOrigins): Csp {
  const rules = [
    // What a document says of links that the browser may fetch ahead is no script (src/publish/pages/fill-template.ts).
    ['script-src', self, "'inline-speculation-rules'"],
    ['img-src', self, ...content, ...pictures],
    ['media-src', self, ...content, ...pictures],
    ['font-src', self],
    ['manifest-src', self],
    ['connect-src', self, ...content, ...enquiries],
    ['frame-src', ...(frames.length > 0 ? frames : [none])],
    ['object-src', none],
    ['base-uri', none],
    // Enquiries go by fetch; a form that the browser sends would put what was typed into the address.
    ['form-action', none],
    ['require-trusted-types-for', "'script'"],
    // The sanitiser's.
    ['trusted-types', 'dompurify'],
  ]
  return {
    header: write([...rules, ['frame-ancestors', none]]),
    guard: (html) => {
      const styles = [self, ...styleHashes(html)]
      const policy = write([['default-src', none], ['style-src', ...styles], ...rules])
      if (!html.includes(place)) throw new Error('index.html has lost its place for: the policy')
      return html.replace(place, `${place}<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    },
  }
}

const self = "'self'"
const none = "'none'"
const place = '<meta charset="utf-8" />'

const write = (rules: string[][]) => rules.map((rule) => rule.join(' ')).join('; ')

/** Of each style element, and of the empty one that styled-components fills through the object model. */
function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  const hashes = ['', ...styles].map((text) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
