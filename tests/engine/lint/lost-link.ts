import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'links to nowhere among configs, content and files, and a folder in itself': {
    files: {
      'page-configs/general/laden.ts': { link: '../../alt/laden.ts' },
      'content/api/werkstatt.json': { link: '/nirgends/werkstatt.json' },
      'public/media/rund': { link: '.' },
    },
    finds: [
      'page-configs/general/laden.ts this link leads to nothing that can be read',
      'content/api/werkstatt.json received  "/nirgends/werkstatt.json"',
      'public/media/rund received  "."',
    ],
  },
  'files of systems and editors, and links to files': {
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
  },
}
