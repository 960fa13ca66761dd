import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Redirect } from '../../schemas/redirects.ts'
import { writeHeaderRules, writeRedirects } from '../../src/serve/hosting/host-files.ts'
import { replaceFolder } from '../../src/publish/replace-folder.ts'
import { siteHeaders } from '../../src/serve/hosting/site-headers.ts'
import { startServer, type ServerSettings } from '../../src/serve/start-server.ts'
import { publishedForm } from './published-form.ts'
import { putFiles } from './temporary-folder.ts'

/** Headers of every answer. */
export const headers = siteHeaders({ siteUrl: 'http://site.example', policy: "default-src 'none'" })

export const redirects: Redirect[] = [{ from: '/old', to: '/about', status: 301 }]

/** Returns the files of a minimal published folder. `release` is in its pages and in its script's name. */
const filesOf = (release: string): Record<string, string> => ({
  _headers: writeHeaderRules(headers),
  _redirects: writeRedirects(redirects),
  'page-data/routes.json': JSON.stringify(['/', '/about', '/blog/:id']),
  'index.html': `<h1>Home ${release}</h1><script src="/assets/start-${release}.js"></script>`,
  'about.html': `<h1>About ${release}</h1>${'x'.repeat(2000)}`,
  'about.md': '# About\n',
  'write/us.html': publishedForm,
  'app-shell.html': '<div id="root"></div>',
  '404.html': '<h1>Not found</h1>',
  'media/numbers.txt': '0123456789',
  '.secret.txt': 'secret',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  [`assets/start-${release}.js`]: `console.log('${release}')`,
})

const content = {
  'api/retails.json': '[{"picture":"{origin}/storage/a.txt"}]',
  'api/blog/one.json': `{"id":1,"text":"${'x'.repeat(2000)}"}`,
  'storage/a.txt': 'abcdefghij',
  'storage/.secret.txt': 'secret',
}

/** Publishes the small site as the build does: into a new folder that replaces the old one. */
export async function publishSmallSite(folder: string, release = 'one'): Promise<void> {
  await replaceFolder(folder, async (next) => {
    const files = filesOf(release)
    await putFiles(next, files)
    await writeFile(join(next, 'about.html.br'), brotliCompressSync(files['about.html'] ?? ''))
    await writeFile(join(next, 'about.html.gz'), gzipSync(files['about.html'] ?? ''))
  })
}

/** Publishes and serves the small site. */
export async function serveSmallSite(
  settings: Partial<ServerSettings> = {},
  largest?: number,
  enquiries: Partial<ServerSettings['enquiries']> = {},
) {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(root, 'dist')
  const enquiryStore = join(root, 'mailbox/enquiries.db')
  const logged: string[] = []
  await publishSmallSite(folder)
  await putFiles(join(root, 'content'), content)
  const start = () =>
    startServer({
      folder,
      content: join(root, 'content'),
      enquiries: {
        store: { url: `file:${enquiryStore}` },
        ...(largest !== undefined && { largest }),
        ...enquiries,
      },
      port: 0,
      say: (line) => logged.push(line),
      ...settings,
    })
  const server = await start()
  return {
    ...server,
    root,
    folder,
    enquiryStore,
    logged,
    start,
    remove: async () => {
      await server.stop()
      await rm(root, { recursive: true })
    },
  }
}
