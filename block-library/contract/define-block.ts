import type { ComponentType } from 'react'
import type { BlockOf, BlockType } from '../../schemas/blocks/index.ts'
import type { SiteLink } from '../../schemas/shared/link.ts'
import type { BindContext } from './bind-context.ts'
import type { Skeleton } from './skeleton.ts'

/** All that the engine knows of a type of block; it asks this, and never the block's props or name. */
export interface BlockDefinition<T extends BlockType, Props, Name extends string = string> {
  type: T
  /** Turns options and content into finished props; pure. */
  bind: (options: BlockOf<T>, context: BindContext) => Shown<Props> | Hidden
  /** The files of its folder that draw it, by name. Each exports one component, which takes the binder's props. */
  views: { [N in Name]: () => Promise<ViewModule<Props>> }
  /** Name of the view that draws it with these options. Default: `view`. */
  viewFor?: (options: BlockOf<T>) => NoInfer<Name> | undefined
  /** What stands in its place until its content is there. */
  skeleton: Skeleton | ((options: BlockOf<T>) => Skeleton)
  /** A service that is opened before it is drawn. */
  needs?: Need
  /** The address that it frames, which the published site's policy then allows. */
  frame?: (options: BlockOf<T>) => string
  /** The way to the page, for search engines, where it shows one. */
  trail?: (options: BlockOf<T>) => Trail
}

/** What a block may need of the app. */
export type Need = 'enquiry-service'

/** The pages above this one, outermost first, and what this one is called there. */
export interface Trail {
  parents: SiteLink[]
  current: string
}

/** A block that is shown. */
export interface Shown<Props> {
  /** Its heading, whose level the engine gives; empty where it has none to show, left out in a block that never has one. */
  heading?: string | undefined
  /** What the page as a whole is called, where the block says so: an article's title. */
  pageName?: string | undefined
  /** What the page's product is in figures, where the block says so: search engines are told the same. */
  facts?: { name: string; value: string }[] | undefined
  props: Props
}

/** A block that is not shown, and why. */
export class Hidden {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

interface Headed {
  heading: string
}

/** The finished props that a binder makes. */
export type PropsOf<Bind extends (...args: never[]) => unknown> =
  Exclude<ReturnType<Bind>, Hidden> extends Shown<infer Props extends object> ? Props : never

/** What a block's view is given: the binder's props, and the heading. */
export type ViewProps<Bind extends (...args: never[]) => unknown> = PropsOf<Bind> & Headed

/** The exports of a view file. */
export type ViewModule<Props> = Record<string, ComponentType<Props & Headed>>

/** Ties the parts of a definition to each other: a view that takes other props than the binder returns does not compile. */
export const defineBlock = <T extends BlockType, Props, Name extends string>(
  definition: BlockDefinition<T, Props, Name>,
): BlockDefinition<T, Props, Name> => definition
