import { type BindContext, defineBlock, type OptionsOf } from 'pagework/blocks'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: 'moment',
  bind: bindMoment,
  views: { view: () => import('./view.tsx') },
})

/** Returns the options with the pictures registered as shown. */
export function bindMoment(options: OptionsOf<typeof schema>, { picture }: BindContext) {
  const { heading, lead, choose, content, place, columns, steps } = options
  return {
    heading,
    props: {
      lead,
      choose,
      content: content && { src: picture(content.src) },
      place: place && { ...place, picture: { ...place.picture, src: picture(place.picture.src) } },
      columns,
      steps: steps.map((step, index) => ({
        label: step.label,
        text: step.text,
        value: step.value ?? index,
        picture: step.picture && { src: picture(step.picture.src) },
      })),
    },
  }
}
