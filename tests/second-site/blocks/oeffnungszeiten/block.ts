import { defineBlock, fillText, type BindContext, type OptionsOf } from 'pagework/blocks'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: 'oeffnungszeiten',
  bind: bindHours,
  views: { view: () => import('./view.tsx') },
  contrasts: [{ state: 'ein Gebäck des Tages', front: ['onAccent'], on: ['green'], least: 4.5 }],
})

/** Returns each day with its hours in words. */
export function bindHours(options: OptionsOf<typeof schema>, { site }: BindContext) {
  const days = options.days.map(({ day, hours, special }) => ({
    day,
    hours: hours.map((span) => fillText(options.span, span)).join(' · ') || options.closed,
    isOpen: hours.length > 0,
    special: special ?? '',
  }))
  return { heading: options.heading, props: { days, timeZone: site.dates.timeZone } }
}
