import { deflateSync, gzipSync } from 'node:zlib'
import { mailboxPath } from '../../../src/serve/embedded/mailbox.ts'
import { someEnquiry } from '../some-enquiry.ts'
import { cut, pairs, shown, wire, type HostileRequest } from './request.ts'

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'

/** A valid body, apart from one oddity in each request. */
const entry = { ...someEnquiry, enquiry_id: 'hostile' }
const urlencoded = (fields: Record<string, string>) => String(new URLSearchParams(fields))
const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const parts = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}--b--\r\n`

const types = [
  [form, `${form}; charset=utf-7`, `${form}; charset=${'x'.repeat(3000)}`, 'multipart/form-data'],
  [multipart, 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(300)}`],
  ['multipart/mixed', 'multipart/form-data; boundary="b'],
  ['multipart/form-data; boundary=b; boundary=c', 'text/plain', 'text/html', 'application/json'],
  ['application/xml', 'application/octet-stream', '', '/', 'x', '*/*', '__proto__', '\xff'],
].flat()
const bodies: [string, string][] = [
  ['nothing', ''],
  ['one sign', 'x'],
  ['JSON', JSON.stringify(entry)],
  ['XML with an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['malformed escapes', '%=%zz&%ff=%c0%80&=&&&;;=%'],
  ['a boundary alone', '--b--'],
  ['parts without an end', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx'],
  ['bytes', Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join('')],
]

/** 100 KB may be sent; more may not, however it is sent. */
const kilobyte = 1024
const sizes = [90, 101, 128, 1000, 2000].map((kilobytes) => kilobytes * kilobyte)

/** Fields of the form, each with an oddity. */
const fields: [string, Record<string, string>][] = [
  ...['__proto__', 'constructor', 'toString', 'utm_', `utm_${'a'.repeat(5000)}`, '', '[]', 'name[]'].map(
    (name): [string, Record<string, string>] => [`a field ${shown(name)}`, Object.fromEntries([[name, 'x']])],
  ),
  ...Object.keys(entry).map((name): [string, Record<string, string>] => [`a blank ${name}`, { [name]: ' ' }]),
  ...Object.keys(entry).map((name): [string, Record<string, string>] => [
    `control characters in ${name}`,
    { [name]: 'a\u001b]0;x\u0007\r\n\u0000\u202e' },
  ]),
  ...['a', 'a@', '@a.b', 'a@b', 'a b@c.d', `${'a'.repeat(9000)}@b.c`, 'a@b.c\r\nBcc: d@e.f'].map(
    (email): [string, Record<string, string>] => [`the address ${shown(email)}`, { email }],
  ),
  ...['customer', 'Reseller', '<script>', '../../outside'].map((option): [string, Record<string, string>] => [
    `the option ${option}`,
    { option },
  ]),
]

/** Parts with misleading headers. */
const oddParts: [string, string][] = [
  ['a file', part('name', 'x', '; filename="../../outside.txt"')],
  ['a file without a name', part('message', 'x', '; filename=""')],
  ['a name without an end', '--b\r\nContent-Disposition: form-data; name="na\r\n\r\nx\r\n'],
  ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n'],
  ['no header', '--b\r\n\r\nx\r\n'],
  ['a line break in a name', part('na%0d%0ame', 'x')],
  ['a long header', `--b\r\nX: ${'y'.repeat(60_000)}\r\n\r\nx\r\n`],
  ['many headers', `--b\r\n${'X: y\r\n'.repeat(9000)}\r\nx\r\n`],
  [
    'a part in base64',
    '--b\r\nContent-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: base64\r\n\r\n!\r\n',
  ],
  ['one thousand parts', part('a', 'x').repeat(1000)],
  ['ten thousand boundaries', '--b\r\n'.repeat(10_000)],
  ['nearly boundaries', '\r\n--'.repeat(20_000)],
]

const post = (
  name: string,
  type: string,
  body: string,
  allowed: HostileRequest['allowed'],
  more: string[] = [],
) => ({
  name,
  bytes: wire(mailboxPath, {
    method: 'POST',
    headers: [`Content-Type: ${type}`, `Content-Length: ${body.length}`, ...more],
    body,
  }),
  allowed,
})

/** Statuses for a taken body, and for a refused one. */
const judged = [200, 400]
const refused = [400, 413, 415]
const tooLong = [413, cut] as const

const whole = urlencoded(entry)
const packed = gzipSync(Buffer.alloc(20_000_000, 'a=b&')).toString('latin1').slice(0, 90_000)

export const hostileBodies: HostileRequest[] = [
  ...pairs(types, bodies).map(([type, [what, body]]) =>
    post(`${what} as ${shown(type)}`, type, body, refused),
  ),
  ...sizes.flatMap((size) => [
    post(
      `${size} bytes in a field`,
      form,
      `${whole}&utm_a=${'x'.repeat(size)}`,
      size < 100_000 ? judged : tooLong,
    ),
    post(`${size} bytes of fields`, form, 'a&'.repeat(size / 2), size < 100_000 ? refused : tooLong),
    post(`${size} bytes of escapes`, form, `a=${'%41'.repeat(size / 3)}`, size < 100_000 ? refused : tooLong),
    post(
      `${size} bytes of parts`,
      multipart,
      part('a', 'x'.repeat(size)),
      size < 100_000 ? refused : tooLong,
    ),
  ]),
  ...fields.flatMap(([what, odd]) => [
    post(`${what}, in a query`, form, urlencoded({ ...entry, ...odd }), judged),
    post(`${what}, in parts`, multipart, parts({ ...entry, ...odd }), judged),
  ]),
  ...oddParts.map(([what, odd]) => post(what, multipart, odd + parts(entry), judged)),
  ...['gzip', 'br', 'deflate', 'x', 'gzip, gzip', 'identity'].flatMap((encoding) => [
    post(`packed as ${encoding}`, form, packed, refused, [`Content-Encoding: ${encoding}`]),
    post(`said to be ${encoding}`, form, whole, judged, [`Content-Encoding: ${encoding}`]),
  ]),
  post('packed, and not said to be', form, deflateSync(whole).toString('latin1'), refused),
  ...[
    'https://evil.example',
    'null',
    '',
    '*',
    'site.example',
    'http://site.example.evil.example',
    'file://',
    '\xff',
  ]
    .flatMap((origin): [string, string][] => [
      ['Origin', origin],
      ['Referer', origin],
    ])
    .map(([header, from]) =>
      post(`${header} ${shown(from)}`, form, whole, [200, 400, 403], [`${header}: ${from}`]),
    ),
  ...['cross-site', 'same-site', 'none', 'x', ''].map((site) =>
    post(`Sec-Fetch-Site ${shown(site)}`, form, whole, [200, 403], [`Sec-Fetch-Site: ${site}`]),
  ),
]
