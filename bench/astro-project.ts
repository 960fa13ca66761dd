import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ManyPage } from './many-pages.ts'

/** Files of an Astro site with our pages: plain templates, one data file per page, no script. */
const project: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'astro.config.mjs': `
    export default {
      site: 'https://site.example',
      experimental: { incrementalBuild: process.env.INCREMENTAL === 'yes' },
    }`,
  'src/layouts/Page.astro': `---
const { title, description, menu } = Astro.props
const facts = { '@context': 'https://schema.org', '@type': 'Product', name: title, description }
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={new URL(Astro.url.pathname, Astro.site)} />
    <script is:inline type="application/ld+json" set:html={JSON.stringify(facts)} />
  </head>
  <body>
    <header><nav aria-label="Main">{menu.map((name) => <a href={'/' + name}>{name}</a>)}</nav></header>
    <main><slot /></main>
    <footer>{menu.map((name) => <a href={'/' + name}>{name}</a>)}</footer>
  </body>
</html>
<style is:global>
  body { margin: 0; background: #07080b; color: #f3f5f7; font-family: sans-serif }
  a { color: inherit }
</style>
`,
  'src/components/Section.astro': `---
const { section, opens } = Astro.props
const Heading = opens ? 'h1' : 'h2'
---
<section>
  <Heading>{section.title}</Heading>
  <div set:html={section.description_html} />
  <ul>
    {section.images.map(({ image, title, description }) => (
      <li>
        <picture>
          <source type="image/avif" srcset={[400, 800, 1200].map((width) => '/' + image + '-' + width + '.avif ' + width + 'w').join()} />
          <img src={'/' + image} alt={title} width="1200" height="800" loading="lazy" />
        </picture>
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </ul>
</section>
<style>
  section { padding: 4rem 1.25rem; display: grid; gap: 1rem }
  ul { display: grid; gap: 1rem; list-style: none }
  img { width: 100%; height: auto }
</style>
`,
  'src/pages/[name].astro': `---
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import Page from '../layouts/Page.astro'
import Section from '../components/Section.astro'

export async function getStaticPaths() {
  const files = await readdir('data')
  const menu = files.slice(0, 20).map((file) => file.slice(0, -5))
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile('data/' + file, 'utf8')
      const cacheKey = createHash('sha256').update(menu.join() + text).digest('hex')
      return { params: { name: file.slice(0, -5) }, props: { sections: JSON.parse(text), menu }, cacheKey }
    }),
  )
}
const { sections, menu } = Astro.props
---
<Page title={sections[0].title} description={sections[0].description} menu={menu}>
  {sections.map((section, index) => <Section section={section} opens={index === 0} />)}
</Page>
`,
}

/** Writes the Astro project to `root` and links its `node_modules` to those of `packages`. */
export async function writeAstroProject(root: string, packages: string, pages: ManyPage[]): Promise<void> {
  const data = pages.map(({ name, sections }) => [`data/${name}.json`, JSON.stringify(sections)] as const)
  await Promise.all(
    ['data', ...Object.keys(project).map(dirname)].map((folder) =>
      mkdir(join(root, folder), { recursive: true }),
    ),
  )
  for (const [file, text] of [...Object.entries(project), ...data]) await writeFile(join(root, file), text)
  await symlink(join(packages, 'node_modules'), join(root, 'node_modules'))
}
