import { styled } from 'styled-components'
import { CarouselButton } from '../parts/carousel-button.tsx'
import { media, theme } from '../parts/theme.ts'

interface FilmProps extends Files {
  portrait?: Files | undefined
}

interface Files {
  webm: string
  mp4: string
}

/**
 * Renders a silent loop and its control over a picture. `film.behaviour.ts` starts it; until then only the picture is
 * shown.
 */
export function Film({ portrait, ...film }: FilmProps) {
  return (
    <div data-behaviour="film">
      <Screen preload="none" muted loop playsInline disablePictureInPicture aria-hidden tabIndex={-1}>
        {portrait && <Sources {...portrait} when={`${lively} and (max-width: 30rem)`} />}
        <Sources {...film} when={lively} />
      </Screen>
      <Corner>
        <CarouselButton action="pause" />
      </Corner>
    </div>
  )
}

const Sources = ({ webm, mp4, when }: Files & { when: string }) => (
  <>
    <source src={webm} type="video/webm" media={when} />
    <source src={mp4} type="video/mp4" media={when} />
  </>
)

/** Excludes visitors who set their system to less motion. */
const lively = '(prefers-reduced-motion: no-preference)'

const Screen = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${theme.motion.calm};

  &[data-shown] {
    opacity: 1;
  }

  ${media.still} {
    display: none;
  }
`

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  top: calc(${theme.size.header} + 1rem);
  inset-inline-start: ${theme.space.gutter};

  ${media.still} {
    display: none;
  }
`
