import * as fc from 'fast-check'

/** A generated page of the small site: its files, and the name of its config. */
export interface GeneratedPage {
  config: string
  files: Record<string, string>
}

type Json = Record<string, unknown>

/** Block types that show a section's items, each with options that change what is drawn. */
const blocks: fc.Arbitrary<Json>[] = [
  fc.record({
    type: fc.constant('cards'),
    variant: fc.constantFrom('beside', 'over', 'tall', 'reasons'),
  }),
  fc.record({ type: fc.constant('cards'), columns: fc.constantFrom(2, 3) }),
  fc.record({ type: fc.constant('intro'), heading: fc.constant('Im Raum') }),
  fc.record({ type: fc.constant('alternating-rows') }),
  fc.record({ type: fc.constant('showcase'), interval: fc.integer({ min: 2000, max: 9000 }) }),
  fc.record({ type: fc.constant('mosaic'), large: fc.constant('ends') }),
  fc.record({ type: fc.constant('statistics') }),
  fc.record({ type: fc.constant('icon-rows') }),
  fc.record({ type: fc.constant('features-grid') }),
]

/** A valid page: an opening, two to five blocks with content, and a closing banner. */
const page = fc.record({
  folder: fc.constantFrom('werke', 'general'),
  format: fc.constantFrom('ts', 'json'),
  blocks: fc.array(fc.oneof(...blocks), { minLength: 2, maxLength: 5 }),
  questions: fc.boolean(),
})

/** Generates valid pages of every kind of the small site, the same ones for a seed. */
export const generatedPages = (count: number, seed: number): GeneratedPage[] =>
  fc.sample(page, { numRuns: count, seed }).map(filesOf)

function filesOf(
  wish: typeof page extends fc.Arbitrary<infer Wish> ? Wish : never,
  index: number,
): GeneratedPage {
  const name = `probe-${index}`
  const sections = wish.blocks.map((_, at) => sectionOf(name, at + 2))
  const questions = { section: 'probe_faq_section', title: 'Was man fragt', faq_entries: entriesOf(name) }
  const config = {
    ...(wish.folder === 'general' && { kind: 'seite' }),
    title: `Probe ${index}`,
    noindex: true,
    head: {
      title: `Probe Nummer ${index}`,
      description: `Die Probe Nummer ${index} steht nur hier und sonst nirgends.`,
    },
    content: { endpoint: name, prefix: 'probe' },
    blocks: [
      { type: 'hero', section: 1 },
      ...wish.blocks.map((block, at) => ({ ...block, id: `block-${at}`, section: at + 2 })),
      ...(wish.questions ? [{ type: 'faq', fallbackHeading: 'Fragen' }] : []),
      {
        type: 'cta-banner',
        heading: 'Und nun?',
        text: `Schreiben Sie uns zu ${name}.`,
        button: { label: 'Schreiben' },
      },
    ],
  }
  const file = `page-configs/${wish.folder}/${name}.${wish.format}`
  const content = [sectionOf(name, 1), ...sections, ...(wish.questions ? [questions] : [])]
  return {
    config: file,
    files: {
      [file]: written(config, wish.format),
      [`content/api/${name}.json`]: JSON.stringify(content, null, 2),
    },
  }
}

function written(config: Json, format: string): string {
  const json = JSON.stringify(config, null, 2)
  if (format === 'json') return json
  return `import { definePage } from 'pagework'\n\nexport default definePage(${json})\n`
}

const sectionOf = (name: string, number: number) => ({
  section: `probe_section${number}`,
  title: `${name}, Teil ${number}`,
  description: `Der Teil ${number} von ${name} sagt, wo die Lampe steht und wer unter ihr sitzt.`,
  images: ['Am Morgen', 'Am Abend', 'In der Nacht'].map((title) => ({
    image: 'abend.webp',
    title: `${title}, ${number}`,
    description: `So steht sie da: ${title} bei ${name}.`,
  })),
})

const entriesOf = (name: string) => [
  { question: `Wie schwer ist ${name}?`, answer: 'So schwer wie ein Stuhl.' },
  { question: `Wer baut ${name}?`, answer: 'Wir selbst, in der Werkstatt.' },
]
