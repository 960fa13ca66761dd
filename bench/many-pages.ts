import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { PageInput } from '../schemas/page.ts'

/** A generated page: its name and the sections that the content service answers. */
export interface ManyPage {
  name: string
  sections: GeneratedSection[]
}

interface GeneratedSection {
  section: string
  title: string
  description: string
  description_html: string
  images: { image: string; title: string; description: string }[]
}

/** Generates `count` pages of six sections each. All texts are different. */
export function manyPages(count: number): ManyPage[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `bench-${String(index + 1).padStart(4, '0')}`
    return { name, sections: [1, 2, 3, 4, 5, 6].map((number) => section(name, number)) }
  })
}

/**
 * Writes a config and a content file for each page. Removes the site's rules that warn of each of them, because they
 * show the same few pictures and lead to no other page: no real site has ten thousand findings.
 */
export async function writePages(root: string, pages: ManyPage[]): Promise<void> {
  const configs = join(root, 'page-configs/products')
  const contents = join(root, 'content/api')
  await Promise.all([configs, contents].map((folder) => mkdir(folder, { recursive: true })))
  for (const rule of ['picture-use', 'ways-on'])
    await rm(join(root, `page-configs/rules/${rule}.ts`), { force: true })
  await pLimit(filesAtOnce).map(pages, async ({ name, sections }) => {
    await writeFile(join(configs, `${name}.ts`), configText(configOf(name)))
    await writeFile(join(contents, `${name}.json`), JSON.stringify(sections, null, 2))
  })
}

/** Maximum number of files open at the same time. Every system allows a process more. */
const filesAtOnce = 64

const configText = (config: PageInput) =>
  `import { definePage } from 'pagework'\n\nexport default definePage(${JSON.stringify(config, null, 2)})\n`

function configOf(name: string): PageInput {
  const title = titleOf(name)
  return {
    kind: 'products',
    name,
    title,
    content: { endpoint: name, prefix: 'bench' },
    blocks: [
      { type: 'hero', section: 1, picture: { src: '/media/hero-led-standee-display.webp' } },
      { type: 'breadcrumb', current: title },
      { type: 'intro', section: 2 },
      { type: 'alternating-rows', id: 'rows', section: 3 },
      { type: 'cards', variant: 'over', id: 'mounting', section: 4, fallbackHeading: 'Mounting Options' },
      { type: 'cards', id: 'in-use', section: 5, fallbackHeading: 'In Use' },
      { type: 'cards', variant: 'reasons', id: 'reasons', section: 6, fallbackHeading: 'Why Choose It?' },
      { type: 'cta-banner', heading: `Plan ${title}?`, button: { label: 'Get a Price' } },
    ],
  }
}

function section(page: string, number: number): GeneratedSection {
  const title = `${titleOf(page)}, part ${number}`
  const words = `Section ${number} of ${page} says where the screen stands, who reads it and from how far, and what that asks of pitch, brightness and service.`
  return {
    section: `bench_section${number}`,
    title,
    description: words,
    description_html: `<p>${words}</p><ul><li>Pitch for ${number + 2} m</li><li>Service from the front</li></ul>`,
    images: ['mount-floor', 'mount-wall', 'mount-hanging'].map((picture) => ({
      image: `pictures/${picture}.webp`,
      title: `${title}: ${picture}`,
      description: `${words} This card is about ${picture} on ${page}.`,
    })),
  }
}

const titleOf = (name: string) => name.replace('bench-', 'Bench Display ')
