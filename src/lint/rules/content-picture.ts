import { nearestName } from '../../util/nearest-name.ts'
import { valueText } from '../../util/problem.ts'
import { isAddress, storageAddress } from '../../runtime/content/storage-address.ts'
import { picturesSent } from '../../site/joined/content-parts.ts'
import { lookAlike } from '../look-alike.ts'
import { refusedPicture } from '../refused-picture.ts'
import { siteFiles } from '../site-files.ts'
import { defineRule } from '../rule.ts'

export const contentPicture = defineRule({
  summary: 'Every picture that content names exists and can be shown.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    Browsers show AVIF, WebP, JPEG, PNG, GIF and SVG, whatever the extension; HEIC, TIFF, JPEG XL and cut files are errors,
    and so is an SVG that is not well-formed XML, or lacks its \`xmlns\`.
    If a picture cannot be loaded, the visitor sees an error note or a gap. A path is a file of \`content/storage/\`, or of
    \`{host}/storage/\` if a content host is set. An absolute address is used as it is. The site shows pictures of other hosts over https.
    If \`pictureHosts\` of \`page-configs/site.ts\` names hosts, only pictures of these hosts are shown.`,
  *check({ answers, host, root, picture, allows }) {
    let files: string[] | undefined
    // Many pages show the same pictures.
    const sound = new Set<string>()
    for (const answer of answers.values()) {
      for (const { address, path } of picturesSent(answer)) {
        const shown = storageAddress(address, host)
        if (sound.has(shown) || !isAddress(shown)) continue
        const place = { file: answer.place, path, value: address }
        const failure = picture(shown)?.failure
        if (!allows(shown)) yield { ...place, problem: refusedPicture }
        else if (failure !== undefined) {
          files ??= host === '' ? [...siteFiles(root)].filter((file) => !file.startsWith('/')) : []
          const name = address.replace(/^\/+/, '')
          const below = name.replace(/^(?:public\/)?storage\/|^public\//, '')
          const near = files.includes(below) ? below : nearestName(name, files)
          const nearest = files.includes(name) ? undefined : near
          const fix = nearest === undefined ? undefined : { replace: nearest }
          const [scheme] = /^[a-z]{2,}:/i.exec(address) ?? []
          const reason = scheme
            ? `${scheme} begins no address that is shown: send the path of a file`
            : failure
          const expected = below === name ? undefined : `a path below /storage/: ${valueText(below)}`
          yield { ...place, problem: `${reason}${lookAlike(name, nearest)}`, expected, nearest, fix }
        } else sound.add(shown)
      }
    }
  },
})
