import { existsSync } from 'node:fs'
import { siteFile } from '../../site/config/project.ts'
import { configPictures } from '../config-pictures.ts'
import { pictureFileFault } from '../../site/content/picture-fault.ts'
import { pictureFileSize, sizeProblem, type PictureSize } from '../../site/content/picture-size.ts'
import { defineRule, type Found } from '../rule.ts'

export const pictureShape = defineRule({
  summary: 'Every picture that a config names is large enough, and can be cropped.',
  severity: 'warning',
  reads: 'configs',
  scope: 'page',
  docs: `
    A picture that is less than 200 pixels wide is blurred on every screen. Of a picture that is more than five times as long as it is
    wide, the crop shows only a strip. Search engines need a logo of at least 112 × 112 pixels. Previews are 1200 × 630.

    A picture of more than 50 million pixels delays publishing, and no page shows that many. A file that browsers do not show (HEIC,
    TIFF, JPEG XL, a cut file) is an error.

    Use a larger or smaller picture, or crop it.`,
  *check(project) {
    for (const { file, path, disk } of configPictures(project)) {
      // `missing-file` reports missing pictures.
      if (!existsSync(disk)) continue
      const fault = pictureFileFault(disk)
      if (fault !== undefined) yield { file, path, problem: fault, severity: 'error' }
      const size = fault === undefined ? pictureFileSize(disk) : undefined
      const problem = size && judge(size, file === siteFile ? path[0] : undefined)
      if (problem) yield { file, path, ...problem }
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
