import { useId } from 'react'
import { styled } from 'styled-components'
import { overPicture, theme } from '../parts/theme.ts'

/** Renders a closed dialog, which `lightbox.behaviour.ts` opens with a picture and its caption. */
export function Lightbox({ close }: { close: string }) {
  const id = useId()
  return (
    <Frame aria-labelledby={id} data-sizes="min(92vw, 80rem)">
      <figure>
        <figcaption id={id} />
      </figure>
      <Close type="button" aria-label={close}>
        <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </Close>
    </Frame>
  )
}

const Frame = styled.dialog`
  max-width: min(92vw, 80rem);
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.large};
  ${overPicture}
  background: ${theme.color.black};

  &::backdrop {
    background: ${theme.color.curtain};
  }

  figure {
    position: relative;
  }

  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 78vh;
  }

  figcaption {
    padding: 1rem 1.5rem;
    font-weight: ${theme.weight.strong};
  }
`

const Close = styled.button`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border: 0;
  border-radius: ${theme.radius.round};
  background: ${theme.color.veil};
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${theme.color.signal};
  }
`
