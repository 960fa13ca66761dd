import { nearestName } from '../../util/nearest-name.ts'
import { show } from '../../util/problem.ts'
import { isAddress, storageAddress } from '../../runtime/content/storage-address.ts'
import { picturesSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { lookAlike } from '../look-alike.ts'
import { refusedPicture } from '../refused-picture.ts'
import { siteFiles } from '../site-files.ts'
import { defineRule, type Found } from '../rule.ts'

export const contentPicture = defineRule({
  summary: 'Every picture that content names exists and can be shown.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    If a picture cannot be loaded, the visitor sees an error note or a gap. A path is a file of \`content/storage/\`, or of
    \`{host}/storage/\` if a content host is set. An absolute address is used as it is. The site shows pictures of other hosts over https.
    If \`pictureHosts\` of \`page-configs/site.ts\` names hosts, only pictures of these hosts are shown.`,
  check,
})

const belowStorage = ' (every path is below storage/ already: write it without storage/)'

function* check({ answers, host, root, picture, allows }: JoinedSite): Generator<Found> {
  let files: string[] | undefined
  // Many pages show the same pictures.
  const sound = new Set<string>()
  for (const answer of answers.values()) {
    for (const { address, path } of picturesSent(answer)) {
      const shown = storageAddress(address, host)
      if (sound.has(shown) || !isAddress(shown)) continue
      const place = { file: answer.place, path, received: show(address) }
      const failure = picture(shown)?.failure
      if (!allows(shown)) yield { ...place, problem: refusedPicture }
      else if (failure !== undefined) {
        files ??= host === '' ? [...siteFiles(root)].filter((one) => !one.startsWith('/')) : []
        const [, below] = /^\/*storage\/(.+)$/s.exec(address) ?? []
        const nearest = below ?? nearestName(address.replace(/^\/+/, ''), files)
        const fix = nearest === undefined ? undefined : { replace: nearest }
        const hint = below === undefined ? lookAlike(address, nearest) : belowStorage
        yield { ...place, problem: `${failure}${hint}`, nearest, fix }
      } else sound.add(shown)
    }
  }
}
