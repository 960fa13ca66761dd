import type { Redirect } from '../../../schemas/redirects.ts'
import { decodedPath } from '../../../schemas/shared/address.ts'
import { notFoundFile } from './published-files.ts'
import type { HeaderRule } from './site-headers.ts'

/** Returns the header rules in the format of `_headers` for static hosts. */
export function writeHeaderRules(rules: HeaderRule[]): string {
  return rules.map(({ path, headers }) => `${path}\n${lines(headers)}`).join('\n')
}

/** Reads the rules of a `_headers` file. */
export function readHeaderRules(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .filter(Boolean)
    .map((rule) => {
      const [path = '', ...headers] = rule.split('\n')
      const pairs = headers.filter(Boolean).map((line) => {
        const [name = '', ...value] = line.trim().split(': ')
        return [name, value.join(': ')] as const
      })
      return { path, headers: Object.fromEntries(pairs) }
    })
}

/** Returns the headers of an answer to this path by these rules. */
export function headersFor(pathname: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) => pathname.startsWith(path.replace('*', '')))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/**
 * Returns the redirects in the format of `_redirects` for static hosts. Some hosts compare addresses without decoding
 * them. So an address has a row for each spelling of signs that browsers send as they are written: `/a+b`, `/a%2Bb`.
 * A language has a row for its page for missing addresses, and an address whose page is gone has one too.
 */
export function writeRedirects(
  redirects: Redirect[],
  languageRoots: string[] = [],
  gone: string[] = [],
): string {
  const moved = redirects.flatMap(({ from, to, status }) =>
    spellings(from).map((path) => `${path} ${to} ${status}\n`),
  )
  const ended = gone.flatMap((from) => spellings(from).map((path) => `${path} /${notFoundFile} 410\n`))
  return [...moved, ...ended, ...languageRoots.map((root) => `${root}/* ${root}/${notFoundFile} 404\n`)].join(
    '',
  )
}

/** Returns an address as browsers send it when it is typed, as links of this site have it, and with each sign encoded. */
function spellings(address: string): string[] {
  const path = decodedPath(address) ?? address
  const typed = new URL(path.replaceAll(/[#%?]/g, encodeURIComponent), 'http://site.invalid').pathname
  return [...new Set([typed, address, address.replaceAll(/[!'()]/g, codeOf)])]
}

const codeOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** Reads the redirects of a `_redirects` file. */
export function readRedirects(text: string): Redirect[] {
  const rows = text.split('\n').filter((row) => row !== '' && !/ 4(?:04|10)$/.test(row))
  return rows.map((row) => {
    const [from = '', to = '', status] = row.split(' ')
    return { from, to, status: status === '302' ? 302 : 301 }
  })
}

/** Reads the addresses whose page is gone from a `_redirects` file. */
export const readGone = (text: string): string[] =>
  [...text.matchAll(/^(\S+) \S+ 410$/gm)].flatMap(([, address]) => address ?? [])

/** Reads the roots of languages that have a page for missing addresses, from a `_redirects` file. */
export const readLanguageRoots = (text: string): string[] =>
  [...text.matchAll(/^(\S+)\/\* \S+ 404$/gm)].flatMap(([, root]) => root ?? [])

const lines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')

/** Limits of Cloudflare Pages, which drops what is beyond them: https://developers.cloudflare.com/pages/configuration/ */
const MAX_STATIC_REDIRECTS = 2_000
const MAX_DYNAMIC_REDIRECTS = 100
const MAX_REDIRECT_CHARACTERS = 1_000
const MAX_HEADER_RULES = 100
const MAX_HEADER_CHARACTERS = 2_000

/** Returns a warning for each limit of a host that the texts of `_redirects` and `_headers` exceed. */
export function hostLimits(redirects: string, headers: string): string[] {
  const rows = redirects.split('\n').filter(Boolean)
  const dynamic = rows.filter((row) => /^\S*(?:\*|\/:)/.test(row)).length
  const figures: [name: string, figure: number, limit: number][] = [
    ['redirects', rows.length - dynamic, MAX_STATIC_REDIRECTS],
    ['redirects with * or :name', dynamic, MAX_DYNAMIC_REDIRECTS],
    ['characters in a line of _redirects', longest(rows), MAX_REDIRECT_CHARACTERS],
    ['rules of headers', readHeaderRules(headers).length, MAX_HEADER_RULES],
    ['characters in a line of _headers', longest(headers.split('\n')), MAX_HEADER_CHARACTERS],
  ]
  return figures.flatMap(([name, figure, limit]) =>
    figure > limit
      ? [`${figure} ${name}: Cloudflare Pages reads ${limit} and ignores the rest. Other hosts read all.`]
      : [],
  )
}

const longest = (texts: string[]) => Math.max(0, ...texts.map((text) => text.length))
