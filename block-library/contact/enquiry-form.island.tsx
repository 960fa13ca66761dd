import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { checkEnquiry, enquiryFields, type EnquiryField, type EnquiryValues } from '../../schemas/enquiry.ts'
import { buttonStyle } from '../parts/button.tsx'
import { cardStyle } from '../parts/card.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { takeEnclosure } from '../parts/enclosure.ts'
import { useEnquiryService } from '../contract/enquiry-context.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { theme } from '../parts/theme.ts'
import { useLatestState } from '../parts/use-latest-state.ts'
import type { bindContact } from './block.ts'
import { openingLine } from '../parts/opening-line.ts'
import { FormField } from './form-field.tsx'

type Bound = ViewProps<typeof bindContact>
type EnquiryFormProps = Bound['form'] & Pick<Bound, 'phone' | 'chat' | 'answer'>

type WrongFields = { [F in EnquiryField]?: string | undefined }

const empty: EnquiryValues = { name: '', company: '', phone: '', email: '', option: '', message: '' }

/** What the form may have to say, in full; should it not come, the form says in short what counts. */
const loadResponses = () => import('./responses.ts')
type Responses = Awaited<ReturnType<typeof loadResponses>>

/** What is wrong with the values, in words. */
function wrongIn(values: EnquiryValues, words: Bound['form']['words']): WrongFields {
  const { name, email, option, message } = checkEnquiry(values)
  const { missing } = words
  return {
    name: name && missing.name,
    email: email && words[email].email,
    option: option && missing.option,
    message: message && missing.message,
  }
}

/** The enquiry form. What is typed is kept through reloads; fields are cleared only when the enquiry is there. */
export function EnquiryForm({ phone, chat, answer, opening, ...texts }: EnquiryFormProps) {
  const enquiries = useEnquiryService()
  const status = useSyncExternalStore(enquiries.subscribe, enquiries.status, () => 'idle' as const)
  const [values, setValues, latest] = useLatestState(empty)
  const [wrong, setWrong] = useState<WrongFields>({})
  /** What the message began with; by itself it is none. */
  const [line, setLine] = useState('')
  /** How often it was tried to send. */
  const [attempt, setAttempt] = useState(0)
  const [responses, setResponses] = useState<Responses>()
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)

  // The draft is read after the first render, which must equal the published page; so is what the fields hold already.
  useLayoutEffect(() => {
    const typed = typedInto(form.current)
    const begins = openingLine(opening, enquiries.cameFrom())
    // The first script fills it in (src/runtime/enquiry/fill-opening-line.ts): nobody typed it.
    if (typed.message === begins) delete typed.message
    const known = { ...empty, ...enquiries.readDraft(), ...typed }
    const enclosed = takeEnclosure()
    if (enclosed && !known.message.includes(enclosed))
      known.message = `${known.message && `${known.message.trimEnd()}\n\n`}${enclosed}\n\n`
    setValues({ ...known, message: known.message || (wasEmptied(form.current) ? '' : begins) })
    // oxlint-disable-next-line react/set-state-in-effect -- it is in the browser's storage, which rendering may not read
    setLine(begins)
    if (enclosed || Object.keys(typed).length > 0) enquiries.keepDraft(known)
  }, [enquiries, opening, setValues])
  useEffect(
    () =>
      enquiries.subscribe(() => {
        loadResponses().then(setResponses, () => {})
        if (enquiries.status() === 'sent') setValues(empty)
      }),
    [enquiries, setValues],
  )

  /** What the visitor has said: a message that is only what we began it with says nothing. */
  const said = (held: EnquiryValues) =>
    held.message.trim() === line.trim() ? { ...held, message: '' } : held

  const change = (field: EnquiryField) => (value: string) => {
    const next = { ...latest.current, [field]: value }
    setValues(next)
    enquiries.keepDraft(said(next))
    if (wrong[field]) setWrong({ ...wrong, [field]: wrongIn(said(next), texts.words)[field] })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = wrongIn(said(values), texts.words)
    setWrong(found)
    setAttempt(attempt + 1)
    loadResponses().then(setResponses, () => {})
    if (Object.values(found).some(Boolean)) return
    enquiries.send(values, trap.current?.value ?? '')
  }

  return (
    // As a dialog's form it does nothing before this component runs: sent, it would put its fields into the address.
    <Form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={texts.formHeading}
      data-behaviour="in-view"
    >
      <ItemTitle>{texts.formHeading}</ItemTitle>
      {responses && <responses.ErrorSummary words={texts.words} attempt={attempt} wrong={wrong} />}
      {enquiryFields.map((field) => (
        <FormField
          key={field}
          field={field}
          words={texts.words}
          value={values[field]}
          error={wrong[field]}
          placeholder={texts.optionPlaceholder}
          opening={opening}
          onChange={change(field)}
        />
      ))}
      <Trap aria-hidden>
        <label>
          {texts.words.trap}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Consent>{texts.consent}</Consent>
      <Submit type="submit" aria-disabled={status === 'sending'}>
        {status === 'sending' ? texts.words.sending : texts.submit}
      </Submit>
      <div role="alert">
        {responses ? (
          <responses.EnquiryAnswer
            status={status}
            outcome={enquiries.outcome()}
            texts={texts}
            answer={answer}
            phone={phone}
            chat={chat}
            values={values}
          />
        ) : status === 'sent' ? (
          `✓ ${texts.success}`
        ) : (
          status === 'failed' && `✗ ${texts.failure}`
        )}
      </div>
    </Form>
  )
}

/**
 * Whether the visitor has deleted the line that the first script began a published form's message with. A form that the app
 * draws has no such line yet; only a published island has a prefix.
 */
const wasEmptied = (form: HTMLFormElement | null) =>
  form?.closest('[data-prefix]')?.querySelector('textarea')?.value === ''

/** Returns what a form's fields hold already. */
function typedInto(form: HTMLFormElement | null): Partial<EnquiryValues> {
  const held = form ? new FormData(form) : undefined
  const entries = enquiryFields.map((field) => [field, held?.get(field)] as const)
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [EnquiryField, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

const Form = styled.form`
  ${cardStyle}
  gap: 1.25rem;
  padding: ${theme.space.inset};
`

/** Out of sight of people, in sight of scripts that fill in everything. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
`

const Consent = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Submit = styled.button`
  ${buttonStyle}
  justify-self: start;
`
