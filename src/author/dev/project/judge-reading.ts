import type { Finding } from '../../../lint/finding.ts'
import { partOfSite } from '../../../lint/judged-pages.ts'
import { findProblems } from '../../../lint/find-problems.ts'
import { fileOf } from '../../../site/joined/embedded-content.ts'
import type { JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import type { FoundProject } from '../../../site/config/project.ts'
import type { Inputs, Reading } from './open-project.ts'

/** Findings of a reading. */
export interface Judged {
  findings: Finding[]
  /** Codes of the rules of pages that found nothing. */
  clean: string[]
}

/** An earlier reading that was judged, and the files that have changed since. */
export interface Earlier {
  reading: Reading
  judged: Judged
  edited: readonly string[]
}

/** Runs all rules on a joined reading. Rules of pages that found nothing earlier judge only the pages that have changed. */
export function judgeReading(site: JoinedSite | FoundProject, inputs: Inputs, earlier?: Earlier): Judged {
  const used = { pages: [], clean: [] }
  const wereClean = new Set(earlier?.judged.clean)
  const judged = {
    used,
    wasClean: (code: string) => wereClean.has(code),
    changedPart: (whole: JoinedSite) =>
      earlier ? partOfSite(whole, new Set(changedPages(whole.joined, inputs, earlier))) : whole,
  }
  const findings = findProblems(site, { judged })
  return { findings, clean: used.clean }
}

/** Returns the pages whose config or content has changed; all pages if another file has changed, is new or is gone. */
function changedPages(pages: JoinedPage[], inputs: Inputs, { reading, edited }: Earlier): JoinedPage[] {
  const names = new Set([...edited, ...inputs.keys(), ...reading.inputs.keys()])
  const changed = [...names].filter(
    (file) => !inputs.has(file) || inputs.get(file) !== reading.inputs.get(file),
  )
  const owners = changed.map((file) =>
    reading.inputs.has(file) && inputs.has(file) ? pages.filter((page) => isOwn(page, file)) : [],
  )
  return owners.some((ofFile) => ofFile.length === 0) ? pages : owners.flat()
}

/** Whether a file holds a page's config or its content. A list of the embedded service is made of the files of a folder. */
const isOwn = ({ loaded, endpoint }: JoinedPage, file: string) =>
  file === loaded.file ||
  (endpoint !== undefined &&
    (file === fileOf(endpoint) || file.startsWith(fileOf(endpoint).replace(/\.json$/, '/'))))
