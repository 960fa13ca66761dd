import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const source = 'tests/example-site'
/** The example site has the brand of the bakery. */
const brand = 'page-configs/brand.tokens.json'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#8a3b12" /></svg>'

/** Replaces the configs, content and pictures of a project copy with those of the example site. */
export async function putExampleSite(root: string): Promise<void> {
  await Promise.all(
    ['page-configs', 'content', 'public'].map((part) =>
      rm(join(root, part), { recursive: true, force: true }),
    ),
  )
  await Promise.all(
    ['page-configs', 'content/api'].map((part) =>
      cp(join(source, part), join(root, part), { recursive: true }),
    ),
  )
  await cp(join('tests/second-site', brand), join(root, brand))
  await reach(join(root, 'page-configs'))
  const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#421' } })
    .webp()
    .toBuffer()
  for (const folder of ['content/storage', 'public/media']) {
    await mkdir(join(root, folder), { recursive: true })
    await writeFile(join(root, folder, 'abend.webp'), picture)
  }
  await writeFile(join(root, 'public/logo.svg'), logo)
}

/** Shortens the configs' paths to the schemas, which are two folders nearer than in `tests/example-site`. */
async function reach(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /\.(ts|json)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replaceAll(/(from '|"\$schema": ")\.\.\/\.\.\//g, '$1'))
  }
}
