import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { CarouselButton } from '../shared/carousel-button.tsx'
import { media, theme } from '../shared/theme.ts'
import { useReducedMotion } from '../shared/use-auto-advance.ts'

interface FilmProps {
  webm: string
  mp4: string
}

/** A loop without sound that can be stopped, over the picture that stands there until it runs; those who asked for less motion see that alone. */
export function Film({ webm, mp4 }: FilmProps) {
  const screen = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(true)
  const reduced = useReducedMotion()
  if (reduced) return null
  const toggle = () => {
    if (playing) screen.current?.pause()
    else void screen.current?.play()
    setPlaying(!playing)
  }
  return (
    <>
      <Screen ref={screen} autoPlay muted loop playsInline disablePictureInPicture aria-hidden tabIndex={-1}>
        <source src={webm} type="video/webm" media={lively} />
        <source src={mp4} type="video/mp4" media={lively} />
      </Screen>
      <Corner>
        <CarouselButton action={playing ? 'pause' : 'play'} onClick={toggle} />
      </Corner>
    </>
  )
}

/** Said where the browser chooses, too, so that it holds before any script runs. */
const lively = '(prefers-reduced-motion: no-preference)'

const Screen = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const Corner = styled.div`
  display: none;
  position: absolute;
  z-index: 1;
  top: calc(${theme.size.header} + 1rem);
  right: ${theme.space.gutter};

  ${media.lively} {
    display: block;
  }
`
