import { storageAddress } from '../../runtime/content/storage-address.ts'
import { picturesSent } from '../../site/joined/content-parts.ts'
import { sizeProblem } from '../../site/content/picture-size.ts'
import { defineRule } from '../rule.ts'

export const contentPictureSize = defineRule({
  summary: 'Every picture that content names is large enough, and can be cropped.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A picture that is less than 200 pixels wide is blurred everywhere. Of a picture that is more than five times as long as it is wide,
    the crop shows only a strip. A picture of more than 50 million pixels delays publishing, and no page shows that many.
    An SVG may have any size. Send a larger or smaller picture, or crop it.`,
  *check({ answers, host, picture }) {
    for (const answer of answers.values()) {
      for (const { address, path } of picturesSent(answer)) {
        const { size, failure } = picture(storageAddress(address, host)) ?? {}
        // `content-picture` reports a picture that cannot be shown.
        if (!size || failure !== undefined) continue
        const problem = sizeProblem(size)
        if (problem)
          yield { file: answer.place, path, problem, received: `${size.width} × ${size.height} pixels` }
      }
    }
  },
})
