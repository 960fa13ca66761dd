import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/werke/tisch.json'
const home = 'page-configs/general/index.ts'
const linked = (text: string) =>
  text.replace("label: 'Erzählen Sie'", "label: 'Erzählen Sie', to: '/lampen/tisch'")
const words = (count: number) => Array.from({ length: count }, (_, index) => `Wort${index}`).join(' ')
const work = (...blocks: object[]) =>
  JSON.stringify({
    title: 'Tisch',
    head: { title: 'Tisch | Lichtwerk', description: 'Ein Tisch, einzeln gebaut in der Werkstatt.' },
    blocks: [{ type: 'hero', heading: 'Tisch' }, ...blocks],
  })
const banner = (text: string) => ({
  type: 'cta-banner',
  heading: 'Licht',
  button: { label: 'Hier', to: '/' },
  text,
  picture: { src: '/media/abend.webp', alt: words(30) },
})

export const examples: RuleExamples = {
  'a page of a headline alone': {
    files: { [home]: linked, [page]: work() },
    finds: `${page}:1:124 the page is nearly empty`,
  },
  'alternative texts and addresses are not counted': {
    files: { [home]: linked, [page]: work(banner(words(22))) },
    finds: `${page}:1:124 received  24`,
  },
  'a page with just enough words': {
    files: { [home]: linked, [page]: work(banner(words(23))) },
  },
}
