import type { ViewProps } from '../contract/define-block.ts'
import type { bindHero } from './block.ts'
import { Film } from './film.tsx'
import { Hero } from './view.tsx'

/** Renders the hero with a film on its screen. */
export function FilmHero(props: ViewProps<typeof bindHero>) {
  return <Hero {...props} film={props.video && <Film {...props.video} />} />
}
