import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isAbsolute, storageAddress } from '../../runtime/content/storage-address.ts'
import { siteFile } from '../../site/config/project.ts'
import { pictureFileSize, sizeProblem, type PictureSize } from '../../site/content/picture-size.ts'
import { picturesSent } from '../../site/joined/content-parts.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenAs } from '../written-values.ts'

export const pictureShape = defineRule({
  summary: 'Every picture that a config or content names is large enough, and can be cropped.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A picture that is less than 200 pixels wide is blurred on every screen. Of a picture that is more than five times as long as it is
    wide, the crop shows only a strip. Search engines need a logo of at least 112 × 112 pixels. Previews are 1200 × 630.
    A picture of more than 50 million pixels delays publishing, and no page shows that many. An SVG may have any size.
    Use a larger or smaller picture, or crop it.`,
  *check(site) {
    for (const [format, folder] of [
      ['site-file', 'public'],
      ['storage-file', 'content/storage'],
    ] as const)
      for (const { file, path, value } of writtenAs(site, format)) {
        const disk = join(site.root, folder, value)
        // `missing-file` reports missing pictures.
        const size = isAbsolute(value) || !existsSync(disk) ? undefined : pictureFileSize(disk)
        const problem = size && judge(size, file === siteFile ? path[0] : undefined)
        if (problem) yield { file, path, ...problem }
      }
    for (const answer of site.answers.values())
      for (const { address, path } of picturesSent(answer)) {
        const { size, failure } = site.picture(storageAddress(address, site.host)) ?? {}
        // `content-picture` reports a picture that cannot be shown.
        const problem = size && failure === undefined ? judge(size, undefined) : undefined
        if (problem) yield { file: answer.place, path, ...problem }
      }
  },
})

function judge(size: PictureSize, setting: PropertyKey | undefined): Omit<Found, 'file'> | undefined {
  const { width, height, type } = size
  const received = `${width} × ${height} pixels`
  const [wide, high] = smallest[String(setting)] ?? [0, 0]
  if (type !== 'svg' && (width < wide || height < high))
    return { expected: `at least ${wide} × ${high} pixels`, received }
  const problem = sizeProblem(size)
  return problem === undefined ? undefined : { problem, received }
}

/** Minimum size of the site's logo and preview in pixels, as in the schema, for search engines and previews. */
const smallest: Record<string, [width: number, height: number]> = { logo: [112, 112], preview: [1200, 630] }
