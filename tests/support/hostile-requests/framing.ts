import { mailboxPath } from '../../../src/serve/embedded/mailbox.ts'
import { cut, shown, wire, type HostileRequest } from './request.ts'

const smuggled = 'GET /media/numbers.txt HTTP/1.1\r\nHost: a\r\n\r\n'

/** Body lengths that two servers could read differently. */
const lengths = [
  'Content-Length: -1',
  `Content-Length: ${'9'.repeat(40)}`,
  'Content-Length: 0\r\nContent-Length: 43',
  'Content-Length: 43\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'X: y\nTransfer-Encoding: chunked',
]

const chunks = [
  'g\r\nx\r\n0\r\n\r\n',
  '1\r\nxx\r\n0\r\n\r\n',
  `1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
  `0\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
  '1\r\nx\r\n0\r\n\r\n' + smuggled,
]

/** Lines that are no header, and unusual headers. */
const lines = [
  ': value',
  'no colon',
  'Name: a\x00b',
  'Name: a\nb',
  'Name: a\r\n\tfolded',
  '__proto__: value',
  'Cookie: a=b; __proto__=c; constructor=d',
  `Cookie: ${'a=b; '.repeat(2000)}`,
  'Authorization: Basic ///',
  'Content-Type: \x00',
  'Accept: */*;q=999999999999',
  'Upgrade: websocket\r\nSec-WebSocket-Key: a\r\nSec-WebSocket-Version: 13',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Connection: Host, Content-Length',
  'Trailer: Content-Length',
  'Expect: 100-continue',
  'Expect: bogus',
  'Content-Encoding: gzip',
]

const sizes = [1000, 15_000, 20_000, 1_000_000]
const large: [string, string[]][] = sizes.flatMap((size): [string, string[]][] => [
  [`one header of ${size} bytes`, [`X: ${'y'.repeat(size)}`]],
  [`a header's name of ${size} bytes`, [`${'x'.repeat(size)}: y`]],
  [
    `${Math.round(size / 10)} headers`,
    Array.from({ length: Math.round(size / 10) }, (_, index) => `X${index}: y`),
  ],
  [
    `one header ${Math.round(size / 10)} times`,
    Array.from({ length: Math.round(size / 10) }, () => 'Range: bytes=0-1'),
  ],
])

const versions = [
  'HTTP/0.9',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/1.',
  'http/1.1',
  'RTSP/1.0',
  '',
  'HTTP/1.1 x',
  '\x00',
]

/** What is not HTTP at all, or only nearly. */
const noise: [string, string][] = [
  ['nothing', ''],
  ['line feeds', '\n'.repeat(70_000)],
  ['half a line', 'GET /about HT'],
  ['half a header', 'GET /about HTTP/1.1\r\nHost: si'],
  ['HTTP/0.9', 'GET /about\r\n'],
  ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' + '\x00'.repeat(60)],
  ['a greeting of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00'],
  ['PROXY protocol', 'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['every byte', Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join('')],
  ['a megabyte without a line', 'x'.repeat(1_000_000)],
  ['an address of 1 MB', `GET /${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['blanks within', 'GET /about me HTTP/1.1\r\nHost: a\r\n\r\n'],
]

const refusedEarly: HostileRequest['allowed'] = [400, 405, 408, 411, 413, 414, 417, 431, 494, 501, 505, cut]

export const hostileFraming: HostileRequest[] = [
  ...lengths.flatMap((header): HostileRequest[] =>
    ['/about', mailboxPath].map((target) => ({
      name: `${shown(header)} to ${target}`,
      bytes: wire(target, { method: 'POST', headers: [header], body: smuggled }),
      allowed: [...refusedEarly, 403],
      isUnfinished: true,
    })),
  ),
  ...chunks.map((body) => ({
    name: `the chunks ${shown(body)}`,
    bytes: wire(mailboxPath, { method: 'POST', headers: ['Transfer-Encoding: chunked'], body }),
    allowed: refusedEarly,
    isUnfinished: true,
  })),
  ...lines.map((line) => ({
    name: `the line ${shown(line)}`,
    bytes: wire('/about', { headers: [line] }),
    allowed: [200, ...refusedEarly],
  })),
  ...large.map(([name, headers]): HostileRequest => ({
    name,
    bytes: wire('/about', { headers }),
    allowed: [200, 206, ...refusedEarly],
  })),
  ...versions.map((version) => ({
    name: `the version ${shown(version)}`,
    bytes: wire('/about', { version }),
    allowed: [200, ...refusedEarly],
  })),
  ...noise.map(([name, text]) => ({
    name,
    bytes: Buffer.from(text, 'latin1'),
    allowed: [200, ...refusedEarly],
    isUnfinished: true,
  })),
]
