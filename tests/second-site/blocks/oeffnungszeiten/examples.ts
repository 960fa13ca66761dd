import type { Examples } from 'pagework/blocks'
import type { schema } from './schema.ts'

const workday = [{ from: '6:00', until: '18:00' }]
const days = [
  { day: 'Montag' },
  ...['Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'].map((day) => ({ day, hours: workday })),
  { day: 'Samstag', hours: [{ from: '6:00', until: '13:00' }], special: 'Hefezopf' },
  { day: 'Sonntag' },
]
const block = { type: 'oeffnungszeiten', heading: 'Wann wir offen haben', days } as const

export const examples: Examples<typeof schema> = {
  default: { block },
  'zwei Zeiten am Tag': {
    block: {
      ...block,
      days: days.map(({ day }) => ({ day, hours: [...workday, { from: '19:00', until: '21:00' }] })),
    },
  },
  'immer geschlossen': { block: { ...block, days: days.map(({ day }) => ({ day })), closed: 'Ferien' } },
}
