import { lastGoodFile } from '../../site/content/last-good.ts'
import type { Finding } from '../../lint/finding.ts'
import { findingsError } from '../../lint/load-config.ts'
import { rules } from '../../lint/rules.ts'

interface Terms {
  /** The content host; empty, the embedded service answers. */
  host: string
  /** Whether older answers may stand in for those of the host. */
  lastGood: boolean
  /** Publishes what content leaves out or leads astray, for a host that somebody else mends. */
  despiteContent: boolean
}

/** Throws an `AuthorError` of every finding that keeps the site from being published, in the words of `npm run validate`. */
export function refuseErrors(findings: Finding[], terms: Terms): void {
  const errors = findings.filter(
    ({ rule, severity }) => severity === 'error' && !(terms.despiteContent && isOfContent(rule)),
  )
  if (errors.length > 0) throw findingsError(errors, waysOut(errors, terms).join('\n\n'))
}

/** A page without content is never published, and sample texts have a flag of their own. */
const neverPast = new Set(['endpoint-answer', 'empty-page', 'duplicate-head', 'sample-text'])

/** Whether it is told of what content leaves out or leads astray. */
const isOfContent = (rule: string) => rules[rule]?.reads === 'content' && !neverPast.has(rule)

/** What can be done besides mending it. */
function waysOut(errors: Finding[], { host, lastGood, despiteContent }: Terms): string[] {
  const has = (rule: string) => errors.some((one) => one.rule === rule)
  const isOfHost = host !== '' && errors.some(({ rule }) => isOfContent(rule))
  return [
    'Nothing was published.',
    ...(has('sample-setting') || has('sample-text') ? [ofSamples] : []),
    ...(host !== '' && has('endpoint-answer') ? [lastGood ? noLastGood : withLastGood] : []),
    ...(isOfHost && !despiteContent && !has('endpoint-answer') ? [despite] : []),
  ]
}

const ofSamples =
  'VITE_SITE_URL names a published address. Put your own in the place of the samples, and take the mark away: the name out of ' +
  '`samples`, `sample` out of the client. VITE_PHONE and VITE_EMAIL replace the telephone number and the e-mail too. ' +
  'For a preview, publish them as they are: npm run build -- --samples, or VITE_ALLOW_SAMPLES=1.'

const withLastGood = 'To publish with what the host answered last: npm run build -- --last-good'

const noLastGood = `${lastGoodFile} keeps no answer of this host for them either.`

const despite =
  'To publish all the same what content leaves out or leads astray: npm run build -- --despite-content'
