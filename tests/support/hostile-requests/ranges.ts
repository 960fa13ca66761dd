import { pairs, shown, wire, type HostileRequest } from './request.ts'

const files = ['/media/numbers.txt', '/about', '/storage/a.txt', '/blog/not-published-yet']

const ranges = [
  [
    'bytes=-',
    'bytes',
    '=',
    'bytes=1e3-',
    'bytes=-99999',
    'bytes=0--1',
    'bytes= 0-1',
    'BYTES=0-1',
    'bytes=0-1,',
  ],
  [`bytes=${'0-,'.repeat(1300)}0-`, 'bytes=٣-٤', 'bytes=0-18446744073709551615', 'bytes=NaN-'],
].flat()

const conditions = [
  'If-None-Match: "',
  'If-None-Match: W/',
  `If-None-Match: ${'"a", '.repeat(2500)}"b"`,
  `If-None-Match: ${','.repeat(7000)}`,
  'If-Match: "none"',
  'If-Match: ',
  'If-Modified-Since: never',
  'If-Modified-Since: Thu, 32 Foo 99999 99:99:99 GMT',
  `If-Modified-Since: ${'9'.repeat(5000)}`,
  'If-Modified-Since: Fri, 31 Dec 9999 23:59:59 GMT',
  'If-Unmodified-Since: never',
  'If-Range: "',
  'If-Range: never',
  'If-None-Match: "a"\r\nIf-None-Match: *',
  'If-Match: "a"\r\nIf-None-Match: *\r\nIf-Range: "b"\r\nRange: bytes=0-1',
]

const encodings = [
  ['', ',', ';', 'br;q=', 'br;q=x', 'br;q=-1', 'br;q=1e999', '*', '*;q=0', 'identity;q=0'],
  ['identity;q=0, *;q=0', 'gzip;q=0.0001', 'BR', 'zstd', 'br, br, br', 'br;q=1;q=0', '__proto__'],
  ['constructor', '../../outside', `${'br,'.repeat(2500)}gzip`, `gzip;${'q=1;'.repeat(1500)}`],
  ['\xff\xfe', 'br\tgzip'],
].flat()

const read = [200, 206, 304, 412, 416]

export const hostileRanges: HostileRequest[] = [
  ...pairs([...new Set(ranges)], files).map(([range, target]) => ({
    name: `Range ${shown(range)} of ${target}`,
    bytes: wire(target, { headers: [`Range: ${Buffer.from(range).toString('latin1')}`] }),
    allowed: read,
  })),
  ...pairs(conditions, files).map(([condition, target]) => ({
    name: `${shown(condition)} of ${target}`,
    bytes: wire(target, { headers: [condition] }),
    // nginx refuses headers over 8 KB, and duplicates of some headers.
    allowed: /\r\n|.{8000}/.test(condition) ? [...read, 400] : read,
  })),
  ...pairs(encodings, ['/about', '/api/blog/one']).map(([encoding, target]) => ({
    name: `Accept-Encoding ${shown(encoding)} for ${target}`,
    bytes: wire(target, { headers: [`Accept-Encoding: ${encoding}`] }),
    allowed: [200],
  })),
]
