import { smallWork } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

/** A page for every item of the section, below /lampen, where works have pages of their own. */
const general = {
  'page-configs/general/lampen/[slug].ts': `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'jede',
  title: 'Lampe',
  noindex: true,
  content: { endpoint: 'bogen', prefix: 'bogen' },
  requires: ['lampe'],
  blocks: [{ type: 'intro', id: 'lampe', section: 1, itemByAddress: { root: '/lampen', keys: 'hyphens' } }],
})
`,
}
const more = {
  'page-configs/werke/ring.json': smallWork('Ring'),
  'page-configs/site.ts': (text: string) =>
    text.replace('headerLinks: [', `headerLinks: [{ label: 'Alle', to: '/lampen/ring' }, `),
}
const lost = '/lampen/die-bogenlampe-am-abend'
const redirects = 'page-configs/redirects.ts'
const redirect = `import { defineRedirects } from 'pagework'

export default defineRedirects([{ from: '/alt', to: '${lost}' }])
`
const problem = `${lost} has no page of its own, unlike most pages beside it: the general page page-configs/general/lampen/[slug].ts answers`

export const examples: RuleExamples = {
  'a redirect, a menu entry and a link of rich text to a page that was removed': {
    files: {
      ...general,
      ...more,
      [redirects]: redirect,
      'page-configs/site.ts': (text) =>
        more['page-configs/site.ts'](text).replace('[{', `[{ label: 'Abend', to: '${lost}#x' }, {`),
      'content/api/bogen.json': (text) =>
        text.replace('"description"', `"description_html": "<a href='${lost}'>Am Abend</a>", "description"`),
    },
    finds: [
      `page-configs/site.ts:27:39 received  "${lost}#x"`,
      `${redirects}:3:53 ${problem}`,
      `content/api/bogen.json:5:25 ${problem}`,
    ],
  },
  'a redirect in a folder where few pages are of their own': {
    files: { ...general, [redirects]: redirect },
  },
  'a redirect to a page of its own': {
    files: { ...general, ...more, [redirects]: redirect.replace(lost, '/lampen/ring') },
  },
}
