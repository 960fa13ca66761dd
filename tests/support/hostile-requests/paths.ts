import { nowhere, pairs, shown, utf8, wire, type HostileRequest } from './request.ts'

/** Spellings of one step up that some server has followed. */
const climbs = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '..;',
  '..%00',
  '..%20',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '%ef%bc%8e%ef%bc%8e',
  utf8('．．'),
  '....',
  '..%0d%0a',
]

const separators = ['/', '//', '/./', '%2f', '%5c', '\\', '%252f', '%c0%af']

/** Start folders, and the files outside the site that a path tries to reach. */
const places = [
  { from: '/', file: 'outside.txt' },
  { from: '/assets/', file: 'outside.txt' },
  { from: '/storage/', file: 'outside.txt' },
  // The service adds the file's extension.
  { from: '/api/', file: 'outside' },
]

/** Steps up: the folders have different depths, alone and behind nginx. */
const depths = [1, 2, 3, 5]

const traversals = pairs(pairs(climbs, separators), places).map(
  ([[climb, separator], { from, file }], index): HostileRequest => {
    const steps = Array.from({ length: depths[index % depths.length] ?? 1 }, () => climb)
    const target = from + [...steps, file].join(separator)
    return { name: target, bytes: wire(target), allowed: nowhere }
  },
)

/** Private files in the published folder and beside it. */
const hidden = [
  '/.secret.txt',
  '/.git/config',
  '/.env',
  '/.htpasswd',
  '/.well-known/../.secret.txt',
  '/.well-known/.secret.txt',
  '/assets/../.secret.txt',
  '/assets/.secret.txt',
  '/storage/.secret.txt',
  '/storage/a.txt/.secret.txt',
  '/api/.secret',
  '/api/blog/.secret',
  '/_headers',
  '/_redirects',
  '/app-shell',
  '/404',
]

/** Other spellings of a path. */
const disguises: [string, (path: string) => string][] = [
  ['as it stands', (path) => path],
  ['first sign encoded', (path) => path.replace(/\/([^/]*)$/, (_, file: string) => `/${encoded(file, 1)}`)],
  ['wholly encoded', (path) => path.replace(/\/([^/]*)$/, (_, file: string) => `/${encoded(file)}`)],
  ['encoded twice', (path) => path.replace(/\/([^/]*)$/, (_, file: string) => `/${twice(file)}`)],
  ['two slashes', (path) => path.replace(/\/([^/]*)$/, '//$1')],
  ['a NUL behind', (path) => `${path}%00`],
  ['a NUL and an ending', (path) => `${path}%00.txt`],
  ['a blank behind', (path) => `${path}%20`],
  ['a dot behind', (path) => `${path}.`],
  ['a stream behind', (path) => `${path}::$DATA`],
  ['a parameter behind', (path) => `${path};a=b`],
  ['a tilde behind', (path) => `${path}~`],
]

const encoded = (text: string, count = text.length) =>
  Buffer.from(text.slice(0, count)).toString('hex').replaceAll(/../g, '%$&') + text.slice(count)
const twice = (text: string) => encoded(text, 1).replace('%', '%25')

const secrets = pairs(hidden, disguises).map(([path, [how, disguise]]): HostileRequest => {
  return { name: `${path}, ${how}`, bytes: wire(disguise(path)), allowed: nowhere }
})

const fine = [200]
const moved = [301]

/** Invalid addresses, and unusual spellings of valid ones. */
const odd: [string, number[]][] = [
  ...['/%', '/%z', '/%zz', '/%2', '/%E0%A4%A', '/%ff', '/%ED%A0%80', '/%F4%90%80%80'].map(none),
  ...['/about%', '/blog/%', '/api/%', '/storage/%ff', '/media/%zz'].map(none),
  ...['/con', '/nul.txt', '/aux', '/com1', '/media/numbers.txt.', '/media/numbers.txt%20'].map(none),
  ...['/ABOUT', '/About', '/INDEX.HTML', '/media/NUMBERS.TXT', '/API/retails', '/Storage/a.txt'].map(none),
  ...['/about;a=b', '/about,', '/about:80', '/about@x', '/about+', '/about*', '/about|', '/about~'].map(none),
  ...['/__proto__', '/constructor', '/toString', '/hasOwnProperty', '/prototype'].map(none),
  ...['/api/__proto__', '/api/constructor', '/api/blog/__proto__', '/storage/__proto__'].map(none),
  ...['/api', '/api/', '/api//', '/api/.', '/storage', '/storage/', '/storage//a.txt', '/api/retails/'].map(
    notPage,
  ),
  ...['/api/retails.json', '/api//retails', '/api/blog//one', '/api/retails%00'].map(none),
  ...['/api/blog/*', '/api/{origin}', '/api/blog/one%2fone', '/api/storage', '/storage/api'].map(none),
  ...['/media', '/media/', '/assets', '/assets/', '/page-data', '/page-data/'].map(notPage),
  ...['/about/x', '/about.html/x', '/index.html/about', '/media/numbers.txt/x'].map(none),
  ...['/about.html.br', '/about.html.gz', '/about.br', '/about.gz', '/about%2ehtml', '/about.HTML'].map(none),
  ...['//', '///', '////', '/./', '/../', '/../../..', '/about/..', '/x/../'].map(anything),
  ...['/a/../about', '/./about', '/assets/../about', '/assets/%2e%2e/about'].map(page),
  ...['//evil.example', '//evil.example/', '///evil.example/x.html', '//evil.example/%2e%2e'].map(anything),
  ...['/\\evil.example', '/%5cevil.example/', '/%2f%2fevil.example/', '/%09/evil.example/'].map(notPage),
  ...['/index', '/index.html', '/index/', '/index.html/', '/index.html//', '/about/', '/about//'].map(move),
  ...['/about.html', '/about.html/', '/old', '/old?a=b', '/about/?a=../..', '/about.html?a#b'].map(move),
  ...['/about.html%0d%0aSet-Cookie:a=b', '/about%0d%0aSet-Cookie:a=b/', '/%0d%0aX:y/'].map(anything),
  ...['/old?%0d%0aSet-Cookie:a=b', '/about/?%0aX:y'].map(move),
  ...['/?', '/??', '/?a=../../outside.txt', '/?%', '/?%00', '/?<script>', '/?a[]=b&a[$ne]=c'].map(page),
  ...['/about?x=\\..\\', '/about?__proto__[a]=b', `/about?${'a=b&'.repeat(1500)}`].map(page),
  ...[`/?${'x'.repeat(7000)}`, `/about?${'%00'.repeat(2000)}`].map(page),
  ...[`/${'x'.repeat(255)}`, `/${'x'.repeat(7000)}`, `/${'a/'.repeat(3000)}a`, `/${'/'.repeat(5000)}`].map(
    anything,
  ),
  ...[`/${'%2e'.repeat(2000)}`, `/${'../'.repeat(2000)}`, `/${'%252e%252e%252f'.repeat(400)}`].map(anything),
  ...[`/blog/${'x'.repeat(7000)}`, `/api/${'x'.repeat(7000)}`, `/storage/${'x/'.repeat(3000)}`].map(anything),
  ...['/blog/..', '/blog/.', '/blog/../about', '/blog//', '/blog/a/b', '/blog/a%2fb', '/blog/%2e%2e'].map(
    anything,
  ),
  ...['/blog/<script>', '/blog/"onload=', "/blog/'", '/blog/{{7*7}}', '/blog/${7*7}', '/blog/%00'].map(
    anything,
  ),
  ...[utf8('/é'), utf8('/blog/é'), utf8('/💥'), utf8('/\u202e'), '/\xff', '/\x80\x81', '/blog/\xc3'].map(
    anything,
  ),
]

function none(target: string): [string, number[]] {
  return [target, nowhere]
}
function notPage(target: string): [string, number[]] {
  return [target, [301, ...nowhere]]
}
function page(target: string): [string, number[]] {
  return [target, fine]
}
function move(target: string): [string, number[]] {
  return [target, moved]
}
/** What counts is what it is not answered with. */
function anything(target: string): [string, number[]] {
  return [target, [200, 301, 414, ...nowhere]]
}

export const hostilePaths: HostileRequest[] = [
  ...traversals,
  ...secrets,
  ...odd.map(([target, allowed]) => ({ name: shown(target), bytes: wire(target), allowed })),
]
