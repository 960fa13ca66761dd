import { nearestName } from '../../util/nearest-name.ts'
import { show } from '../../util/problem.ts'
import { isAddress, storageAddress } from '../../runtime/content/storage-address.ts'
import { picturesSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { refusedPicture } from '../refused-picture.ts'
import { siteFiles } from '../site-files.ts'
import { defineRule, type Found } from '../rule.ts'

export const contentPicture = defineRule({
  summary: 'Every picture that content names is there and can be shown.',
  severity: 'error',
  reads: 'content',
  docs: `
    Where a picture cannot be loaded the visitor reads that it fails, or sees a gap. A path lies under \`content/storage/\` of the
    embedded service, or under \`{host}/storage/\`; an absolute address is kept. The site shows pictures of other hosts over https,
    or from those alone that \`pictureHosts\` of \`page-configs/site.ts\` names.`,
  check,
})

function* check({ answers, host, root, picture, allows }: JoinedSite): Generator<Found> {
  let files: string[] | undefined
  for (const answer of answers.values()) {
    for (const { address, path } of picturesSent(answer)) {
      const shown = storageAddress(address, host)
      if (!isAddress(shown)) continue
      const place = { file: answer.place, path, received: show(address) }
      const failure = picture(shown)?.failure
      if (!allows(shown)) yield { ...place, problem: refusedPicture }
      else if (failure !== undefined) {
        files ??= host === '' ? [...siteFiles(root)].filter((one) => !one.startsWith('/')) : []
        const nearest = nearestName(address.replace(/^\/+/, ''), files)
        const fix = nearest === undefined ? undefined : { replace: nearest }
        yield { ...place, problem: failure, nearest, fix }
      }
    }
  }
}
