import { html } from 'hono/html'
import type { PropsOf } from '../../../block-library/contract/define-block.ts'
import type { bindContact } from '../../../block-library/contact/block.ts'
import { checkEnquiry, enquiryAnswerId, enquiryFields, extraField } from '../../../schemas/enquiry.ts'
import { valuesIn } from '../store/entry.ts'

type Contact = PropsOf<typeof bindContact>
/** Texts that the published page gives to its form. */
export type FormTexts = Omit<Contact['form'], 'fields'> &
  // A page that was published by an earlier version has none.
  Partial<Pick<Contact['form'], 'fields'>> &
  Pick<Contact, 'phone' | 'chat' | 'answer'>

/** The form in a published page. */
interface FoundForm {
  /** Everything before the form, and everything after its data. */
  around: readonly [string, string]
  texts: FormTexts
  /** Language of the page; undefined on a page with one language. */
  language: string | undefined
}

const start = '<div data-island="enquiry-form"'
const data = '<script type="application/json">'
const end = '</script>'

/** Finds the form of a published page (`block-library/parts/island.tsx`): its markup, then its data. */
export function findForm(page: string): FoundForm | undefined {
  const from = page.indexOf(start)
  const begin = page.indexOf(data, from)
  const to = page.indexOf(end, begin)
  if (from < 0 || begin < 0 || to < 0) return undefined
  const { props }: { props: FormTexts } = JSON.parse(page.slice(begin + data.length, to))
  const language = / hreflang=/i.test(page) ? /<html lang="([^"]*)/.exec(page)?.[1] : undefined
  return { around: [page.slice(0, from), page.slice(to + end.length)], texts: props, language }
}

/** Returns the message for each wrong field of a posted form, in the order of the fields. */
export function faultsIn(posted: FormData, { words, options, fields = [] }: FormTexts): string[] {
  const values = valuesIn(
    Object.fromEntries(enquiryFields.map((field) => [field, textIn(posted, field)] as const)),
  )
  // An option of an earlier version of the page counts too.
  const wrong = checkEnquiry(values, values.option === '' ? options : [])
  const faults = enquiryFields.flatMap((field) => {
    const fault = wrong[field]
    if (!fault) return []
    const texts: Partial<Record<string, string>> = words[fault]
    return texts[field] ?? []
  })
  const missing = fields.flatMap(({ name, missing: text }) =>
    text !== undefined && textIn(posted, extraField(name)).trim() === '' ? [text] : [],
  )
  return [...faults, ...missing]
}

/** Returns the text of a posted field, or an empty text for a file. */
export function textIn(posted: FormData, field: string): string {
  const value = posted.get(field)
  return typeof value === 'string' ? value : ''
}

/** Outcome of a posted form: the reference of the enquiry, messages for wrong fields, or a failure without messages. */
export type Outcome = { reference: string } | { faults: readonly string[] }

/** Returns the page of the form with the answer in its place. It runs no script, which could change the answer. */
export async function formAnswerPage(
  { around: [before, after], texts }: FoundForm,
  outcome: Outcome,
): Promise<string> {
  const title = titleOf(texts, outcome)
  const titleTag = await html`<title>${title}`
  const answer = await html`<div data-answer id="${enquiryAnswerId}" role="alert">
    <p><strong>${title}</strong></p>
    ${'reference' in outcome ? sent(texts, outcome.reference) : notSent(texts, outcome.faults)}
  </div>`
  return before
    .replace(/<title>.*?(?=<\/title>)/s, () => titleTag)
    .concat(answer, after)
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
}

function titleOf({ success, failure, words }: FormTexts, outcome: Outcome): string {
  if ('reference' in outcome) return `✓ ${success}`
  const { length } = outcome.faults
  if (length === 0) return `✗ ${failure}`
  return length === 1 ? words.checkOne : words.checkMany.replace('{count}', String(length))
}

const sent = ({ sent: { reference, heading, steps }, answer }: FormTexts, referenceNumber: string) =>
  html`<p>${reference.replace('{reference}', referenceNumber)}</p>
    ${answer && html`<p>${answer}</p>`}
    ${
      steps.length > 0 &&
      html`<p><strong>${heading}</strong></p>
        <ol>
          ${steps.map((step) => html`<li>${step}</li>`)}
        </ol>`
    }`

const notSent = (
  { words, notSent: { otherWays, chat: chatLabel }, phone, chat }: FormTexts,
  faults: readonly string[],
) => {
  const links: Record<string, ReturnType<typeof html>> = {
    '{phone}': html`<a href="${phone.href}">${phone.label}</a>`,
    '{chat}': html`<a href="${chat ?? ''}">${chatLabel}</a>`,
  }
  const ways = (chat ? otherWays : '{phone}').split(/(\{\w+\})/).map((part) => links[part] ?? html`${part}`)
  return html`${
      faults.length > 0 &&
      html`<ul>
        ${faults.map((fault) => html`<li>${fault}</li>`)}
      </ul>`
    }
    <p>${words.back}</p>
    ${faults.length === 0 && html`<p>${ways}</p>`}`
}
