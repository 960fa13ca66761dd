import { styled } from 'styled-components'
import { usePrepared } from '../contract/pictures-context.ts'
import { overPicture, theme } from './theme.ts'

/**
 * Renders a picture's label in a corner of its frame. It marks a visualisation that could be mistaken for a finished
 * job.
 */
export function PictureLabel({ src }: { src: string | undefined }) {
  const label = usePrepared(src)?.label
  return label ? <Note>{label}</Note> : null
}

const Note = styled.span`
  position: absolute;
  z-index: 1;
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  padding: 0.125rem 0.5rem;
  border-radius: ${theme.radius.small};
  ${overPicture}
  background: ${theme.color.curtain};
  color: ${theme.color.muted};
  font-size: ${theme.font.micro};
  font-weight: ${theme.weight.body};
  letter-spacing: 0;
  line-height: ${theme.leading.text};
  pointer-events: none;
`

/** Labels an invented sample. */
export const SampleLabel = styled.p`
  justify-self: start;
  width: fit-content;
  padding: 0.125rem 0.625rem;
  border: 1px dashed ${theme.color.edge};
  border-radius: ${theme.radius.small};
  color: ${theme.color.text};
  font-size: ${theme.font.micro};
`
