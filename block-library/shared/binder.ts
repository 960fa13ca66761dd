import type { SectionRef } from '../../schemas/shared/section-ref.ts'
import type { ContentSectionView } from './content-view.ts'

/** What a binder may ask of its page. */
export interface BindContext {
  /** A section of the page's content; undefined where the service did not send it. */
  section: (ref: SectionRef) => ContentSectionView | undefined
  /** A config text with `{product}` filled in. */
  fill: (text: string) => string
}

/** A binder's word that its block is not shown, and why. */
export class Hidden {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** Turns options and content into finished props; pure. Props with a `title` have a heading, whose level the engine gives. */
export type Binder<Options, Props> = (options: Options, context: BindContext) => Props | Hidden

/** The props that a binder makes. */
export type PropsFrom<B extends (...args: never[]) => unknown> = Exclude<ReturnType<B>, Hidden>
