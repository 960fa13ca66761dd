import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'links to nowhere among configs, content and files, and a folder in itself',
    files: {
      'page-configs/general/laden.ts': { link: '../../alt/laden.ts' },
      'content/api/werkstatt.json': { link: '/nirgends/werkstatt.json' },
      'public/media/rund': { link: '.' },
    },
    finds: [
      { at: 'page-configs/general/laden.ts', says: 'this link leads to nothing that can be read' },
      { at: 'content/api/werkstatt.json', says: 'received  "/nirgends/werkstatt.json"' },
      { at: 'public/media/rund', says: 'received  "."' },
    ],
  },
  {
    name: 'files of systems and editors, and links to files',
    files: {
      ...Object.fromEntries(
        ['._laden.ts', '.history/laden.ts', 'laden.ts~', '#laden.ts#', '.laden.ts.swp', '.DS_Store'].flatMap(
          (name) => [
            [`page-configs/general/${name}`, 'no config'],
            [`content/api/notizen/${name.replace('.ts', '.json')}`, 'no JSON'],
            [`public/${name}`, 'nothing to publish'],
          ],
        ),
      ),
      'page-configs/general/.#laden.ts': { link: 'anna@rechner.4711' },
      'page-configs/general/Thumbs.db': '',
      'page-configs/desktop.ini': '',
      'content/storage/morgen.webp': { link: 'abend.webp' },
    },
    finds: [],
  },
]
