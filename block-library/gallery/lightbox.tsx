import { useId } from 'react'
import { styled } from 'styled-components'
import type { BlockOf } from '../../schemas/blocks/index.ts'
import { CarouselButton } from '../parts/carousel-button.tsx'
import { Link } from '../parts/link.tsx'
import { overPicture, theme } from '../parts/theme.ts'

interface LightboxProps {
  words: BlockOf<'gallery'>['words']
  /** Pages of categories. */
  links: BlockOf<'gallery'>['categoryLinks']
}

/** Renders a closed dialog, which `lightbox.behaviour.ts` opens with a picture and its caption. */
export function Lightbox({ words, links }: LightboxProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id} data-sizes="min(92vw, 80rem)">
      <figure>
        <figcaption>
          <strong id={id} />
          <span aria-live="polite" data-place={words.place} />
          {links.map(({ category, label, to }, index) => (
            <TextLink key={index} to={to} hidden data-category={category}>
              {label}
            </TextLink>
          ))}
          <Steps>
            <CarouselButton action="previous" />
            <CarouselButton action="next" />
          </Steps>
        </figcaption>
      </figure>
      <Close type="button" aria-label={words.close}>
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
  background: ${theme.color.dark};

  /* The page does not scroll behind the dialog. */
  &,
  &::backdrop {
    overflow: auto;
    overscroll-behavior: contain;
  }

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
    object-fit: contain;
  }

  figure > span:last-of-type {
    display: block;
    padding: 0.75rem 1.5rem 0;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    align-items: center;
    min-height: 4.5rem;
    padding: 0.75rem 1.5rem;
  }
`

const Steps = styled.span`
  display: flex;
  gap: 0.5rem;
  margin-inline-start: auto;
`

const TextLink = styled(Link)`
  color: ${theme.color.signal};
`

const Close = styled.button`
  position: absolute;
  top: 0.75rem;
  inset-inline-end: 0.75rem;
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
