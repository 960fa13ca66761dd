import { styled } from 'styled-components'
import { useReducedMotion } from '../shared/use-auto-advance.ts'

interface FilmProps {
  webm: string
  mp4: string
  /** What stands there until the film runs. */
  poster: string | undefined
}

/** A loop without sound, for those who did not ask for less motion; it says nothing that the words do not. */
export function Film({ webm, mp4, poster }: FilmProps) {
  const reduced = useReducedMotion()
  if (reduced) return null
  return (
    <Screen autoPlay muted loop playsInline disablePictureInPicture poster={poster} aria-hidden tabIndex={-1}>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </Screen>
  )
}

const Screen = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  mask-image: linear-gradient(#000 55%, #0006);
`
