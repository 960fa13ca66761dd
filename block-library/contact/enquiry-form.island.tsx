import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { styled } from 'styled-components'
import {
  checkEnquiry,
  enquiryAnswerId,
  enquiryFields,
  extraField,
  enquiryPagePath,
  trapField,
  type EnquiryField,
  type EnquiryValues,
  type ExtraField as ExtraName,
} from '../../schemas/enquiry.ts'
import { buttonStyle } from '../parts/button.tsx'
import { cardStyle } from '../parts/card.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { takeEnclosure } from '../parts/enclosure.ts'
import { useEnquiryService } from '../contract/enquiry-context.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { theme } from '../parts/theme.ts'
import { useLatestState } from '../parts/use-latest-state.ts'
import type { bindContact } from './block.ts'
import { insteadOf } from '../parts/island.tsx'
import { openingLine } from '../parts/opening-line.ts'
import { ExtraField } from './extra-field.tsx'
import { FormField } from './form-field.tsx'
import { takesPosts } from './takes-posts.ts'
import { typedInto } from './typed-into.ts'

type Bound = ViewProps<typeof bindContact>
type EnquiryFormProps = Bound['form'] & Pick<Bound, 'phone' | 'chat' | 'answer' | 'contactPage'>

type WrongFields = Readonly<Record<string, string | undefined>>

const empty: EnquiryValues = { name: '', company: '', phone: '', email: '', option: '', message: '' }

/** Loads the components for results and errors. If loading fails, the form shows a short message instead. */
const loadResponses = () => import('./responses.ts')
type Responses = Awaited<ReturnType<typeof loadResponses>>

/** Returns the error text of each wrong field. */
function wrongIn(values: EnquiryValues, { words, options, fields }: Bound['form']): WrongFields {
  const { name, email, option, message } = checkEnquiry(values, options)
  const { missing } = words
  return {
    name: name && missing.name,
    email: email && words[email].email,
    option: option && missing.option,
    ...Object.fromEntries(
      fields.map((extra) => [nameOf(extra), values[nameOf(extra)]?.trim() ? undefined : extra.missing]),
    ),
    message: message && missing.message,
  }
}

/** Returns the name of a field of the site's own in the form. */
const nameOf = ({ name }: Bound['form']['fields'][number]): ExtraName => extraField(name)

/** Renders the enquiry form. Typed text survives reloads. The fields are cleared only after the enquiry has arrived. */
export function EnquiryForm({ phone, chat, answer, contactPage, ...texts }: EnquiryFormProps) {
  const { opening } = texts
  const enquiries = useEnquiryService()
  const status = useSyncExternalStore(enquiries.subscribe, enquiries.status, () => 'idle' as const)
  const canSend = useSyncExternalStore(enquiries.subscribe, () => true, takesPosts)
  const [values, setValues, latest] = useLatestState(empty)
  const [wrong, setWrong] = useState<WrongFields>({})
  /** The line that the message began with. It alone is not a message. */
  const [line, setLine] = useState('')
  /** Number of attempts to send. */
  const [attempt, setAttempt] = useState(0)
  const [responses, setResponses] = useState<Responses>()
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const fields = enquiryFields.filter((field) => field !== 'option' || texts.options.length > 0)

  // The first render must equal the published page. So the draft and the values that the fields already hold are read
  // after it.
  useLayoutEffect(() => {
    const typed = typedInto(form.current)
    const begins = openingLine(opening, enquiries.cameFrom())
    // The first script fills in this line (src/runtime/enquiry/fill-opening-line.ts): nobody typed it.
    if (typed.message === begins) delete typed.message
    const filled = { ...empty, ...enquiries.readDraft(), ...typed }
    const enclosed = takeEnclosure()
    if (enclosed && !filled.message.includes(enclosed))
      filled.message = `${filled.message && `${filled.message.trimEnd()}\n\n`}${enclosed}\n\n`
    setValues({ ...filled, message: filled.message || (wasEmptied(form.current) ? '' : begins) })
    // oxlint-disable-next-line react/set-state-in-effect -- rendering may not read the browser's storage
    setLine(begins)
    if (enclosed || Object.keys(typed).length > 0) enquiries.keepDraft(filled)
  }, [enquiries, opening, setValues])
  useEffect(
    () =>
      enquiries.subscribe(() => {
        loadResponses().then(setResponses, () => {})
        if (enquiries.status() === 'sent') setValues(empty)
      }),
    [enquiries, setValues],
  )

  /** Returns the values without a message that is only the opening line. */
  const withoutOpening = (held: EnquiryValues) =>
    held.message.trim() === line.trim() ? { ...held, message: '' } : held

  /** Returns the current values. Some password managers fill in fields without an event. */
  const heldNow = () => ({ ...latest.current, ...typedInto(form.current) })

  const change = (field: EnquiryField | ExtraName) => (value: string) => {
    const next = { ...heldNow(), [field]: value }
    setValues(next)
    enquiries.keepDraft(withoutOpening(next))
    if (wrong[field]) setWrong({ ...wrong, [field]: wrongIn(withoutOpening(next), texts)[field] })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const held = heldNow()
    const problems = wrongIn(withoutOpening(held), texts)
    setValues(held)
    setWrong(problems)
    setAttempt(attempt + 1)
    loadResponses().then(setResponses, () => {})
    if (Object.values(problems).some(Boolean)) return
    enquiries.send(held, trap.current?.value ?? '')
  }

  const standard = (field: EnquiryField) => (
    <FormField
      key={field}
      field={field}
      words={texts.words}
      value={values[field]}
      error={wrong[field]}
      options={texts.options}
      placeholder={texts.optionPlaceholder}
      opening={opening}
      onChange={change(field)}
    />
  )

  return (
    // Before this component runs, the browser posts the form to the site's own server. Where an e-mail service takes
    // enquiries, `method="dialog"` keeps the fields out of the address.
    <Form
      ref={form}
      {...(takesPosts()
        ? {
            method: 'post',
            action: `${enquiryPagePath}?page=${encodeURIComponent(contactPage)}#${enquiryAnswerId}`,
          }
        : { method: 'dialog' })}
      noValidate
      onSubmit={submit}
      aria-label={texts.formHeading}
      data-behaviour="in-view"
    >
      <ItemTitle>{texts.formHeading}</ItemTitle>
      {responses && <responses.ErrorSummary words={texts.words} attempt={attempt} wrong={wrong} />}
      {fields.filter((field) => field !== 'message').map(standard)}
      {texts.fields.map((extra, index) => (
        <ExtraField
          key={index}
          extra={extra}
          value={values[nameOf(extra)] ?? ''}
          error={wrong[nameOf(extra)]}
          optional={texts.words.optional}
          placeholder={texts.optionPlaceholder}
          onChange={change(nameOf(extra))}
        />
      ))}
      {standard('message')}
      <Trap aria-hidden>
        <label>
          <span suppressHydrationWarning>{texts.words.trap}</span>
          <input ref={trap} name={trapField} tabIndex={-1} autoComplete="off" {...ignoredByManagers} />
        </label>
      </Trap>
      <Consent suppressHydrationWarning>{texts.consent}</Consent>
      <Submit
        suppressHydrationWarning
        aria-disabled={status === 'sending'}
        {...(canSend ? { type: 'submit' } : { type: 'button', popoverTarget: insteadOf('enquiry-form') })}
      >
        {status === 'sending' ? texts.words.sending : texts.submit}
      </Submit>
      <div role="alert">
        {responses ? (
          <responses.EnquiryAnswer
            status={status}
            outcome={enquiries.outcome()}
            attach={enquiries.attach}
            texts={texts}
            answer={answer}
            phone={phone}
            chat={chat}
            values={values}
          />
        ) : status === 'sent' ? (
          <p>{`✓ ${texts.success}`}</p>
        ) : (
          status === 'failed' && <p>{`✗ ${texts.failure}`}</p>
        )}
      </div>
    </Form>
  )
}

/**
 * Returns whether the visitor deleted the line that the first script filled into a published form's message. A form
 * that the app renders has no such line yet; only a published island has a prefix.
 */
const wasEmptied = (form: HTMLFormElement | null) =>
  form?.closest('[data-prefix]')?.querySelector('textarea')?.value === ''

const Form = styled.form`
  ${cardStyle}
  gap: 1.25rem;
  padding: ${theme.space.inset};
`

/** Tells 1Password, LastPass, Bitwarden and Dashlane to leave the field alone. */
const ignoredByManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/** Hides a field from people, but not from scripts that fill in every field. */
/* Ends left of the window, however long its label is. */
const Trap = styled.div`
  position: absolute;
  inset-inline-end: 100vw;
`

const Consent = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Submit = styled.button`
  ${buttonStyle}
  justify-self: start;
`
