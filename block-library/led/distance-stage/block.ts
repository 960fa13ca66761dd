import { type BindContext, defineBlock, type OptionsOf } from 'pagework/blocks'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: 'distance-stage',
  bind: bindDistanceStage,
  views: { view: () => import('./view.tsx') },
})

/** Returns the options with the pictures registered as shown. */
export function bindDistanceStage(options: OptionsOf<typeof schema>, { picture, site }: BindContext) {
  const { heading, lead, scene, distances, pitches, hours, begin, places, waits, words } = options
  const { picture: place, content, ...measures } = scene
  return {
    heading,
    props: {
      lead,
      place: { ...place, src: picture(place.src) },
      content: { src: picture(content.src) },
      measures,
      distances,
      pitches,
      hours: hours.map((hour) => ({
        ...hour,
        picture: hour.picture && { src: picture(hour.picture.src) },
      })),
      begin,
      places,
      waits,
      words,
      locale: site.language,
    },
  }
}
