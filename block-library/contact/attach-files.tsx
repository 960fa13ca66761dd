import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { fileLimits, MAX_FILES_BYTES } from '../../schemas/enquiry.ts'
import type { ViewProps } from '../contract/define-block.ts'
import type { EnquiryService } from '../contract/enquiry-context.ts'
import { linkStyle } from '../parts/button.tsx'
import { theme } from '../parts/theme.ts'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import type { bindContact } from './block.ts'

interface AttachFilesProps {
  attach: NonNullable<EnquiryService['attach']>
  words: ViewProps<typeof bindContact>['form']['attach']
}

/**
 * Renders the choice of files for an enquiry that has arrived. They are sent as soon as they are chosen, apart from the
 * enquiry, so that a large file never delays or loses it.
 */
export function AttachFiles({ attach, words }: AttachFilesProps) {
  const [sent, setSent] = useState<readonly File[]>([])
  const [state, setState] = useState<'ready' | 'sending' | 'unfit' | 'failed'>('ready')

  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent.length > 0 || state !== 'ready') frame.current?.scrollIntoView({ block: 'nearest' })
  }, [sent, state])

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const all = [...sent, ...(input.files ?? [])]
    if (all.length === sent.length) return
    if (!fits(all)) return setState('unfit')
    setState('sending')
    const hasArrived = await attach(all.slice(sent.length))
    if (hasArrived) setSent(all)
    setState(hasArrived ? 'ready' : 'failed')
    // Otherwise a file that failed could not be chosen again.
    input.value = ''
  }

  return (
    <Frame ref={frame}>
      <p>{words.invitation}</p>
      {sent.length < fileLimits.count && (
        <Choice>
          {withLimits(words.choose)}
          <input
            type="file"
            multiple
            accept={fileLimits.types.join(',')}
            disabled={state === 'sending'}
            onChange={(event) => void send(event)}
          />
        </Choice>
      )}
      {state === 'sending' && <p>{words.sending}</p>}
      {sent.length > 0 && (
        <p>{words.arrived.replace('{files}', () => sent.map(({ name }) => name).join(', '))}</p>
      )}
      {state === 'unfit' && <Fault>{withLimits(words.unfit)}</Fault>}
      {state === 'failed' && <Fault>{words.failed}</Fault>}
    </Frame>
  )
}

function fits(files: readonly File[]): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return (
    files.length <= fileLimits.count &&
    bytes <= MAX_FILES_BYTES &&
    files.every(({ type }) => possible.test(type))
  )
}

/**
 * Matches the types that a file of the right kind may have. Browsers guess it by the extension: without one it is empty,
 * and some say `image/jpg`. The server reads the first bytes.
 */
const possible = /^$|octet-stream$|jpe?g$|png$|webp$|pdf$/

const withLimits = (text: string) =>
  text.replace('{count}', String(fileLimits.count)).replace('{megabytes}', String(fileLimits.megabytes))

const Frame = styled.div`
  scroll-margin-block: ${theme.size.header} calc(${theme.size.tabs} + 2.5rem);
`

const Choice = styled.label`
  ${linkStyle}
  text-decoration-line: underline;
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  &:focus-within {
    outline: ${theme.color.signal} dotted 3px;
    outline-offset: 3px;
  }
`

const Fault = styled.p`
  color: ${theme.color.wrong};
`
