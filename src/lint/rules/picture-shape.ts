import { existsSync } from 'node:fs'
import { siteFile, type Project } from '../../site/config/project.ts'
import { configPictures } from '../config-pictures.ts'
import { pictureFileSize, sizeProblem, type PictureSize } from '../../site/content/picture-size.ts'
import { defineRule, type Found } from '../rule.ts'

export const pictureShape = defineRule({
  summary: 'The pictures that configs name are large enough, and no strips.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    A picture of fewer than 200 pixels is blurred on every screen, and of one that is more than five times as long as it is broad hardly
    anything can be shown. Search engines take no logo of less than 112 × 112 pixels, and previews are 1200 × 630.

    Give a larger picture, or crop it.`,
  check,
})

function* check(project: Project): Generator<Found> {
  for (const { file, path, disk } of configPictures(project)) {
    // What is not there is told by `missing-file`.
    if (!existsSync(disk)) continue
    const size = pictureFileSize(disk)
    const said = size ? judge(size, file === siteFile ? path[0] : undefined) : { expected: 'a picture' }
    if (said) yield { file, path, ...said }
  }
}

function judge(size: PictureSize, setting: PropertyKey | undefined): Omit<Found, 'file'> | undefined {
  const { width, height, type } = size
  const received = `${width} × ${height} pixels`
  const [wide, high] = smallest[String(setting)] ?? [0, 0]
  if (type !== 'svg' && (width < wide || height < high))
    return { expected: `at least ${wide} × ${high} pixels`, received }
  const problem = sizeProblem(size)
  return problem === undefined ? undefined : { problem, received }
}

/** What the schema says of the site's own two: search engines and previews take nothing smaller. */
const smallest: Record<string, [width: number, height: number]> = { logo: [112, 112], preview: [1200, 630] }
