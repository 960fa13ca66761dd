import { pairs, shown, utf8, wire, type HostileRequest } from './request.ts'

const names = [
  ['site.example', 'SITE.example', 'site.example.', 'site.example:80', '127.0.0.1', '[::1]'],
  ['[::1]:8080', 'x', '', ' ', ':', ':80', 'a b', 'a,b', 'a/b', 'a?b', 'a#b', 'a\\b'],
  ['user@site.example', 'user:pw@site.example', 'site.example:', 'site.example:0'],
  ['site.example:65536', 'site.example:99999', 'site.example:-1', 'site.example:x'],
  ['site.example:80:80', 'site.example:08080', '..', '.', 'a..b', '-', '_', '%', '%41', '%00', '[::1'],
  ['::1', '[::g]', '[::1]x', '[v1.a]', '256.256.256.256', '0x7f.1', '0177.1', '2130706433'],
  [
    'a"b',
    '","b',
    '$',
    '`',
    "'",
    '1.1.1.1.1',
    '<script>',
    '"><script>',
    "';--",
    '${7*7}',
    '{{7*7}}',
    '{origin}',
  ],
  ['../../outside.txt', utf8('münchen.example'), utf8('💥.example'), 'xn--', 'xn--a', '\xff'],
  ['a'.repeat(64), 'a'.repeat(300), `${'a.'.repeat(2000)}b`, 'a'.repeat(9000), '\u0001', 'a\tb'],
  ['http://site.example', '//site.example'],
].flat()

/** Statuses: the site for any valid host name, a refusal for an invalid one. */
const either = [200, 400]

/** Absolute addresses, which contain the host. */
const absolute = [
  ['http://site.example/', 'http://evil.example/about', 'https://site.example/'],
  ['HTTP://site.example/about', 'http://', 'http:///', 'http://a b/', 'http://:80/'],
  ['http://site.example:99999/', 'http://user@site.example/', 'ftp://site.example/'],
  ['file:///etc/passwd', 'javascript:alert(1)', 'gopher://x/', 'ws://site.example/'],
  ['http://site.example/../outside.txt', 'http://site.example/%2e%2e/outside.txt', 'http:/about'],
  ['http:about', 'http://site.example', 'http://site.example?a', 'http://[::1]/', 'http://%', '*'],
  ['about', '?', '#', '', 'about:blank', '..', '../outside.txt', 'outside.txt', 'c:\\outside.txt'],
  ['\\outside.txt', './about', '%2f'],
].flat()

/** Headers of proxies, sent by an untrusted client. */
const forwarded = [
  ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript'],
  ['X-Forwarded-Proto: https, http', 'X-Forwarded-For: 203.0.113.1'],
  [`X-Forwarded-For: ${'203.0.113.1, '.repeat(900)}x`, 'X-Forwarded-For: \xff'],
  ['X-Forwarded-For: ::ffff:', 'X-Forwarded-For: ,,,,', 'X-Forwarded-For: 1.1.1.1.1'],
  ['X-Forwarded-Port: 99999', 'Forwarded: host=evil.example;proto=x', 'X-Original-URL: /.secret.txt'],
  ['X-Rewrite-URL: /.secret.txt', 'X-HTTP-Method-Override: DELETE', 'X-Method-Override: PUT'],
  ['X-Accel-Redirect: /.secret.txt', 'X-Sendfile: /etc/passwd', 'X-Host: evil.example'],
  ['X-Forwarded-Prefix: /../..', 'Via: 9.9 evil', 'Front-End-Https: on'],
  ['True-Client-IP: 203.0.113.1', 'CF-Connecting-IP: \x7f', 'Max-Forwards: -1'],
].flat()

export const hostileHosts: HostileRequest[] = [
  ...pairs([...new Set(names)], ['/', '/api/retails']).map(([host, target]) => ({
    name: `Host ${shown(host)} for ${target}`,
    bytes: wire(target, { host }),
    allowed: either,
  })),
  ...pairs(['HTTP/1.1', 'HTTP/1.0'], ['/', '/api/retails']).map(([version, target]) => ({
    name: `no Host for ${target} in ${version}`,
    bytes: wire(target, { host: undefined, version }),
    allowed: version === 'HTTP/1.1' ? [400] : [200],
  })),
  ...['a\r\nHost: b', 'site.example\r\nHost: site.example', 'a\r\nhost: b\r\nHOST: c'].map((host) => ({
    name: `Host more than once: ${shown(host)}`,
    bytes: wire('/', { host }),
    allowed: [400],
  })),
  ...absolute.map((target) => ({
    name: `the address ${shown(target)}`,
    bytes: wire(target),
    allowed: [200, 400, 404],
  })),
  ...pairs(forwarded, ['/about', '/api/retails']).map(([header, target]) => ({
    name: `${shown(header)} for ${target}`,
    bytes: wire(target, { headers: [header] }),
    allowed: [200, 400],
  })),
]
