import { englishFiles } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const notes = JSON.stringify([
  {
    id: 'holz',
    title: 'Our wood',
    image: 'abend.webp',
    desc: 'Ash and oak.',
    created_at: '2025-03-01T23:30:00+01:00',
  },
])

export const examples: RuleExamples = {
  'an answer that no page asks for': {
    files: { 'content/api/stehlampe.json': '[]' },
    finds: 'content/api/stehlampe.json:1:1 no page asks for /api/stehlampe',
  },
  'one of a short name': {
    files: { 'content/api/lux.json': '[]' },
    finds: 'content/api/lux.json:1:1 no page asks for /api/lux',
  },
  'an answer in another language that its page asks for': {
    files: { ...englishFiles(), 'content/api/en/notizen.json': notes },
  },
  'a list that is made of files': {
    files: {
      'content/api/notizen.json': undefined,
      'content/api/notizen/holz.json': '{ "id": "holz", "title": "Holz" }',
    },
  },
}
