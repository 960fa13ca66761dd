import { lastGoodFile } from '../../site/content/last-good.ts'
import type { Finding } from '../../lint/finding.ts'
import { findingsError } from '../../lint/sound-project.ts'
import { rules } from '../../lint/rules.ts'
import type { PublishOptions } from '../publish.ts'

interface Terms extends Pick<PublishOptions, 'lastGood' | 'despiteContent' | 'drafts'> {
  /** The content host; empty for the embedded service. */
  host: string
}

/** Throws an `AuthorError` with all findings that prevent publishing, as `npm run validate` prints them. */
export function refuseErrors(findings: Finding[], terms: Terms): void {
  const errors = findings.filter(
    ({ rule, severity }) =>
      severity === 'error' &&
      !(terms.despiteContent && isOfContent(rule)) &&
      // A preview may have unfinished pages.
      !(terms.drafts && rule !== 'endpoint-answer' && rules[rule]?.reads === 'content'),
  )
  if (errors.length > 0) throw findingsError(errors, waysOut(errors, terms).join('\n\n'))
}

/** Rules that `despiteContent` does not allow to be broken. Sample texts have an option of their own. */
const alwaysRefused = new Set(['endpoint-answer', 'empty-page', 'duplicate-head', 'sample-text'])

/** Whether a rule reports errors that `despiteContent` allows. */
const isOfContent = (rule: string) => rules[rule]?.reads === 'content' && !alwaysRefused.has(rule)

/** Returns the options besides fixing the errors. */
function waysOut(errors: Finding[], { host, lastGood, despiteContent }: Terms): string[] {
  const has = (rule: string) => errors.some((finding) => finding.rule === rule)
  const isOfHost = host !== '' && errors.some(({ rule }) => isOfContent(rule))
  return [
    'Nothing was published.',
    ...(has('sample-setting') || has('sample-text') ? [ofSamples] : []),
    ...(host !== '' && has('endpoint-answer') ? [lastGood ? noLastGood : withLastGood] : []),
    ...(isOfHost && !despiteContent && !has('endpoint-answer') ? [despite] : []),
  ]
}

const ofSamples =
  'VITE_SITE_URL is set, so samples are not published. Replace each sample with your own value. Then remove ' +
  'its name in `samples`. VITE_PHONE and VITE_EMAIL set the telephone number and the e-mail address, too. ' +
  'To publish the samples for a preview: npm run build -- --samples, or VITE_ALLOW_SAMPLES=1.'

const withLastGood = 'To publish with the answers of the last complete publish: npm run build -- --last-good'

const noLastGood = `${lastGoodFile} has no answer of this host for these endpoints either.`

const despite = 'To publish despite errors in the content: npm run build -- --despite-content'
