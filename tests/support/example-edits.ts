/** A page of the small site for examples about content, and its answer. */
export const lampPage = 'page-configs/werke/bogen.json'
export const lampAnswer = 'content/api/bogen.json'

/** Adds a block to a page, before its closing banner. */
export const withBlock = (block: object) => (text: string) =>
  text.replace('    { "type": "cta-banner"', `    ${JSON.stringify(block)},\n    { "type": "cta-banner"`)

/** Adds a section at the start of an answer. */
export const withSection = (section: object) => (text: string) =>
  text.replace('[', `[\n  ${JSON.stringify(section)},`)

/** Adds a set of questions to a page of `general/`. */
export const withFaqSet = (name: string) => (text: string) =>
  text.replace('  blocks:', `  structuredData: { faqSet: '${name}' },\n  blocks:`)

/** Adds testimonials of these clients to Home, before its closing banner. */
export const withClients =
  (...names: string[]) =>
  (text: string) => {
    const imports = names.map(
      (name) => `import ${name} from '../kunden/${name}.json' with { type: 'json' }\n`,
    )
    const banner = `    {\n      type: 'cta-banner'`
    const block = `    { type: 'testimonials', id: 'stimmen', heading: 'Stimmen', base: '/notizen', clients: [${names.join(', ')}] },\n`
    return imports.join('') + text.replace(banner, block + banner)
  }

/** Returns a small page of `general/` with this name as its title. */
export const smallPage = (name: string) => `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: '${name}',
  title: '${name}',
  noindex: true,
  blocks: [{ type: 'hero', heading: 'Licht' }],
})
`

/** Returns a small page of `werke/` with its own head. */
export const smallWork = (title: string, ...blocks: object[]) =>
  JSON.stringify({
    name: title,
    title,
    head: { title: `${title} | Lichtwerk`, description: `${title}, einzeln gebaut in der Werkstatt.` },
    blocks: [{ type: 'hero', heading: title, text: `${title} Licht `.repeat(24).trim() }, ...blocks],
  })

/** Files of a page for each article of the service. */
export const article = {
  'page-configs/general/notizen/[id].ts': `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'notiz',
  title: 'Notiz',
  content: { endpoint: 'notizen/:id', kind: 'article' },
  blocks: [{ type: 'article', picture: { src: '/media/abend.webp' } }],
})
`,
  'content/api/notizen/holz.json': JSON.stringify({
    id: 'holz',
    title: 'Welches Holz wir nehmen',
    content: `Esche. ${'Sie biegt sich. '.repeat(9)}`.trim(),
  }),
}
