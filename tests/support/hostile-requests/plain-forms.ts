import { enquiryPagePath } from '../../../schemas/enquiry.ts'
import { someEnquiry } from '../some-enquiry.ts'
import { cut, shown, wire, type HostileRequest } from './request.ts'

const form = 'application/x-www-form-urlencoded'
const { name, email, option, message } = someEnquiry
const entry = { name, email, option, message }

const post = (
  what: string,
  body: string,
  allowed: HostileRequest['allowed'],
  { query = '?page=/write/us', type = form, headers = [] as string[] } = {},
): HostileRequest => ({
  name: `a posted form with ${what}`,
  bytes: wire(`${enquiryPagePath}${query}`, {
    method: 'POST',
    headers: [`Content-Type: ${type}`, `Content-Length: ${body.length}`, ...headers],
    body,
  }),
  allowed,
})

const fieldsOf = (odd: object) => String(new URLSearchParams({ ...entry, ...odd }))
const whole = fieldsOf({})

/** Texts that must not get into the page as markup, nor out of the published folder as a path. */
const odd = [
  '<script>alert(1)</script>',
  '</title><script>',
  '"><img src=x onerror=alert(1)>',
  '{reference}',
  '$&$`$1',
  '../../outside',
  '/../../outside.html',
  '/..%2f..%2foutside',
  '/_headers',
  '/404',
  '/app-shell',
  '//evil.example/write/us',
  'http://evil.example/write/us',
  '\u0000',
  '%',
  '__proto__',
  'a'.repeat(5000),
]

/** Forms as a browser posts them without the site's script, each with an oddity. */
export const hostilePlainForms: HostileRequest[] = [
  ...odd.flatMap((text) => [
    post(`the page ${shown(text)}`, whole, [200], { query: `?page=${encodeURIComponent(text)}` }),
    post(`the referrer ${shown(text)}`, whole, [200, 400], {
      headers: [`Referer: ${text.replaceAll('\u0000', '')}`],
    }),
    ...Object.keys(entry).map((field) =>
      post(`${field} ${shown(text)}`, fieldsOf({ [field]: text }), [200, 400]),
    ),
    post(`the unknown field ${shown(text)}`, fieldsOf({ [text]: text }), [200]),
    post(`the hidden field ${shown(text)}`, fieldsOf({ leave_empty: text }), [200]),
  ]),
  ...['', '?', '?page', '?page=', '?page=%', '?page=/write/us&page=/about', '?page[]=/write/us'].map(
    (query) => post(`the query ${shown(query)}`, whole, [200], { query }),
  ),
  ...['flagged', 'enquiry_id', 'reference', 'service_id', 'page', 'plan'].map((field) =>
    post(`the script's own ${field}`, fieldsOf({ [field]: 'x' }), [200]),
  ),
  ...['', 'x', 'a=b&'.repeat(5000), '%=%zz', JSON.stringify(entry)].map((body) =>
    post(`the body ${shown(body)}`, body, [400]),
  ),
  ...['text/plain', 'multipart/form-data', 'multipart/form-data; boundary="b', 'application/json', ''].map(
    (type) => post(`the type ${shown(type)}`, whole, [400], { type }),
  ),
  ...[101, 2000].map((kilobytes) =>
    post(`${kilobytes} KB`, fieldsOf({ message: 'x'.repeat(kilobytes * 1024) }), [413, cut]),
  ),
  ...['cross-site', 'same-site', 'none', 'x'].map((site) =>
    post(`Sec-Fetch-Site ${site}`, whole, [403], { headers: [`Sec-Fetch-Site: ${site}`] }),
  ),
  ...['https://evil.example', 'null', 'file://'].map((origin) =>
    post(`Origin ${origin}`, whole, [403], { headers: [`Origin: ${origin}`] }),
  ),
]
