import { smallWork } from '../../support/example-edits.ts'
import { lampMenu } from '../../support/lamp-cards.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const page = (more = '') => `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'laden',
  title: 'Der Laden',${more}
  blocks: [{ type: 'hero', heading: 'Der Laden', height: 'banner', text: '${'Licht '.repeat(24).trim()}' }],
})
`
const file = 'page-configs/general/laden.ts'

export const examples: RuleExamples = {
  'a page that nothing leads to': {
    files: { [file]: page() },
    finds: `${file}:1:1 no menu and no other page links to this page`,
  },
  'one beside that which a menu lists below its link, as it lists these': {
    files: {
      [file]: page(),
      'page-configs/werke/index.json': smallWork('Lampen'),
      'page-configs/werke/ring.json': smallWork('Ring'),
      ...lampMenu,
    },
    finds: `${file}:1:1 noindex: true if this is intended`,
  },
  'one that a text of the content leads to': {
    files: {
      [file]: page(),
      'content/api/bogen.json': [
        '"images"',
        String.raw`"description_html": "<p>In <a href=\"/laden\">unserem Laden</a>.</p>", "images"`,
      ],
    },
  },
  'the page that answers whatever no other does, though it may be found': {
    files: { 'page-configs/general/[...path].ts': ['  noindex: true,\n', ''] },
  },
  'a page that only leads to itself': {
    files: {
      [file]: page().replace(
        '}],',
        `}, { type: 'cta-banner', heading: 'Licht', button: { label: 'Hier', to: '/laden' } }],`,
      ),
    },
    finds: `${file}:1:1 no menu and no other page links to this page`,
  },
  'one for those who are sent its address': {
    files: { [file]: page('\n  noindex: true,') },
  },
}
