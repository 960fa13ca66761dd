import { join } from 'node:path'
import { missingFonts } from '../../site/config/brand-file.ts'
import { brandFile } from '../../site/config/project.ts'
import { pictureFileFault } from '../../site/content/picture-fault.ts'
import { pictureRule, pictureSources } from '../../site/content/picture-rule.ts'
import { isAbsolute } from '../../runtime/content/storage-address.ts'
import { refusedPicture } from '../refused-picture.ts'
import { defineRule } from '../rule.ts'
import { siteFiles } from '../site-files.ts'
import { unknownName } from '../unknown-name.ts'
import { writtenAs } from '../written-values.ts'

export const missingFile = defineRule({
  summary: 'Every picture, film, logo and font that a config names exists and may be shown.',
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    Pictures and films of configs are in \`public/\`, logos of clients in \`content/storage/\`. Letter case matters in file names. A
    visitor sees a note instead of a missing picture, and nothing instead of a missing film. A picture on another host is shown if the
    site's policy allows that host (\`pictureHosts\` of \`page-configs/site.ts\`).

    A picture file that browsers do not show (HEIC, TIFF, JPEG XL, a cut file) is an error too. Fonts of \`brand.tokens.json\` are files of
    installed packages or of \`page-configs/fonts/\`.
    Add the file, or correct its name.`,
  *check(project) {
    const allows = pictureRule('http://site.invalid', pictureSources(project.config.site))
    const there = [...siteFiles(project.root)]
    const published = there.filter((name) => name.startsWith('/'))
    const stored = there.filter((name) => !name.startsWith('/'))
    const places = [
      { format: 'site-file', files: published, folder: 'public' },
      { format: 'storage-file', files: stored, folder: 'content/storage' },
    ]
    for (const { format, files, folder } of places) {
      const names = new Set(files)
      for (const { file, path, value } of writtenAs(project, format)) {
        if (isAbsolute(value) && !allows(value)) yield { file, path, problem: refusedPicture, value }
        if (isAbsolute(value)) continue
        const [ending = ''] = /\.\w+$/.exec(value) ?? []
        if (names.has(value)) {
          const isFilm = /^\.(?:webm|mp4)$/i.test(ending)
          const problem = isFilm ? undefined : pictureFileFault(join(project.root, folder, value))
          if (problem !== undefined) yield { file, path, problem }
          continue
        }
        const alike = files.filter((name) => name.endsWith(ending))
        yield { file, path, ...unknownName(value, alike, `a file of ${folder}/`) }
      }
    }
    const brand = project.files.find(({ file }) => file === brandFile)
    for (const { rule: _, ...font } of missingFonts(project.root, brand?.input))
      yield { file: brandFile, ...font }
  },
})
