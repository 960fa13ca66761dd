import type { Kinds } from '../../../schemas/kinds.ts'
import { pageSchema, type Page } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import type { SiteWords } from '../../../schemas/words.ts'
import { unlisted } from './describe-issue.ts'
import { childOf, inDocumentOrder } from '../../util/document-order.ts'
import { fillKindDefaults } from './fill-kind-defaults.ts'
import { fillSiteDefaults, unfilledDefaults } from './fill-site-defaults.ts'
import { fillWords } from './fill-words.ts'
import { kindsFile } from './project.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'
import { valueAt, type Problem } from '../../util/problem.ts'

/** Settings of the site that a page's config depends on. */
export interface PageSurroundings {
  kinds: Kinds
  site: Pick<Site, 'defaults'>
  words: SiteWords
  /** File of the page, from the project's root. */
  file?: string
}

/** Checks a page's config, and fills in the defaults of its kind and of the site. */
export function readPage(
  written: unknown,
  { kinds, site, words, file }: PageSurroundings,
): ParsedConfig<Page> {
  const input = fillKindDefaults(written, kinds, file)
  const ofKind = kindProblems(input, kinds)
  const parsed = parseConfig(pageSchema, input, ofKind)
  if (!parsed.ok) {
    // Without its kind, a page also lacks the kind's default options.
    const problems = ofKind.length > 0 ? parsed.problems.filter(isWritten) : parsed.problems
    return {
      ok: false,
      problems: problems.map((problem) =>
        lacksKind(problem) ? unlisted(['kind'], input, Object.keys(kinds)) : withSource(problem, written),
      ),
    }
  }
  const missing = unfilledDefaults(parsed.value, site.defaults)
  if (missing.length > 0) return { ok: false, problems: inDocumentOrder(missing, input) }
  return { ok: true, value: fillWords(fillSiteDefaults(parsed.value, site.defaults), words) }
}

const lacksKind = ({ path, received }: Problem) => path.join('.') === 'kind' && received === 'nothing'

const isWritten = ({ path, received }: Problem) => path[0] !== 'blocks' || received !== 'nothing'

/** Adds the file of a value that the page's kind gives, so that its author finds the value. */
function withSource(problem: Problem, written: unknown): Problem {
  const { path, received } = problem
  const isDefault =
    path[0] === 'blocks' && received !== 'nothing' && valueAt(path, written) === undefined && path.length > 2
  return isDefault ? { ...problem, received: `${received}, the default of ${kindsFile}` } : problem
}

/** Returns a problem if the site does not have the page's kind. The schema reports a kind that is not a text. */
function kindProblems(input: unknown, kinds: Kinds): Problem[] {
  const kind = childOf(input, 'kind')
  const names = Object.keys(kinds)
  return typeof kind !== 'string' || names.includes(kind) ? [] : [unlisted(['kind'], input, names)]
}
