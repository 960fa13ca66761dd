import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProject } from '../../../src/author/dev/project/open-project.ts'
import { readEndpoint } from '../../../src/site/content/read-endpoint.ts'
import { textHash } from '../../../src/site/languages/shown-texts.ts'
import { exampleSite } from '../../support/example-site.ts'
import { englishFiles } from '../../support/example-translations.ts'

test('a saved config asks a content host no second time, and embedded content is translated', async () => {
  const title = { of: textHash('Die Bogenlampe'), text: 'The arc lamp' }
  const root = await exampleSite({
    ...englishFiles(),
    'page-configs/translations/en/werke/bogen.json': JSON.stringify({
      texts: { title: { of: textHash('Bogenlampe'), text: 'Arc lamp' } },
    }),
    'content/translations/en/api/bogen.json': JSON.stringify({ texts: { 'bogen_section1.title': title } }),
  })
  let requests = 0
  const host = createServer(({ url = '' }, response) => {
    requests += 1
    const text = readEndpoint(new URL(url, 'http://host.example'), join(root, 'content'))
    response.writeHead(text === undefined || url.startsWith('/api/en/') ? 404 : 200).end(text)
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const { port } = Object(host.address())
  const titleIn = async (env: Record<string, string>) => {
    const project = openProject({ root, env })
    await project.joined()
    const before = requests
    await writeFile(join(root, 'page-configs/redirects.ts'), `export default [] // ${before}`)
    project.noteChange()
    const { translated } = await project.joined()
    expect(requests).toBe(before)
    project.close()
    const page = translated.find(({ pathname }) => pathname === '/en/lampen/bogen')
    return page?.content.sections.get('bogen_section1')?.title
  }
  expect(await titleIn({ VITE_CONTENT_HOST: `http://127.0.0.1:${port}` })).toBe('The arc lamp')
  host.close()
  expect(requests).toBeGreaterThan(0)
  expect(await titleIn({})).toBe('The arc lamp')
})
