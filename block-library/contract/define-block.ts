import type { ComponentType } from 'react'
import type { BlockOf, BlockType } from '../../schemas/blocks/index.ts'
import type { SiteLink } from '../../schemas/shared/link.ts'
import type { BindContext } from './bind-context.ts'
import type { DrawnPairs } from './drawn-pairs.ts'

/** All that the engine knows of a type of block. It never depends on the props or the name of one. */
export interface BlockDefinition<T extends BlockType, Props, Name extends string = string> extends BlockParts<
  BlockOf<T>,
  Props,
  Name
> {
  type: T
}

/** The parts of a definition whose block has these options. */
export interface BlockParts<Options, Props, Name extends string> {
  /** Returns the finished props for options and content. Must be pure. */
  bind: (options: Options, context: BindContext) => Shown<Props> | Hidden
  /** The files of its folder that draw it, by name. Each exports one component, which takes the binder's props. */
  views: { [N in Name]: () => Promise<ViewModule<Props>> }
  /** Name of the view that draws it with these options. Default: `view`. */
  viewFor?: (options: Options) => NoInfer<Name> | undefined
  /** A service that is loaded before the block is rendered. */
  needs?: Need
  /** Returns the address of the block's frame. The content security policy of the published site allows it. */
  frame?: (options: Options) => string
  /** Whether its text stands on many pages, so that the search omits it. */
  isRepeated?: true
  /** Whether its island runs WebAssembly. The policy of its pages allows it, and that of no other page. */
  runsWasm?: (options: Options) => boolean
  /** Pairs of colours that only this block draws. The rule `contrast` judges them like those of `parts/drawn-pairs.ts`. */
  contrasts?: readonly DrawnPairs[]
  /** Returns the articles of the block's feed, if it has one. */
  feed?: (props: Props) => Feed | undefined
  /** Returns the trail to the page, for search engines, if the block shows a trail. */
  trail?: (options: Options) => Trail
}

/** A service of the app that a block may need. */
export type Need = 'enquiry-service'

/** A feed of articles. */
export interface Feed {
  /** Address of its Atom file. Its JSON file has the ending `.json`. */
  address: string
  /** The articles in order, each with its address and its date: a day, or a moment with its zone. */
  articles: { to: string; date: string }[]
}

/** The pages above this one, outermost first, and the name of this page in the trail. */
export interface Trail {
  parents: SiteLink[]
  current: string
}

/** A block that is shown. */
export interface Shown<Props> {
  /**
   * Heading, whose level the engine sets. Empty if there is no heading to show; unset in a block type without headings.
   */
  heading?: string | undefined
  /** Name of the whole page, if the block sets it: an article's title. */
  pageName?: string | undefined
  /** Figures of the page's product, if the block has them. Search engines receive them too. */
  facts?: { name: string; value: string }[] | undefined
  props: Props
}

/** A block that is not shown, with the reason. */
export class Hidden {
  readonly reason: string
  /** Whether the config asks for it. Rules do not report such a block. */
  readonly isIntended: boolean
  constructor(reason: string, isIntended = false) {
    this.reason = reason
    this.isIntended = isIntended
  }
}

interface Headed {
  heading: string
}

/** The finished props that a binder returns. */
export type PropsOf<Bind extends (...args: never[]) => unknown> =
  Exclude<ReturnType<Bind>, Hidden> extends Shown<infer Props extends object> ? Props : never

/** Props of a block's view: the binder's props and the heading. */
export type ViewProps<Bind extends (...args: never[]) => unknown> = PropsOf<Bind> & Headed

/** The exports of a view file. */
type ViewModule<Props> = Record<string, ComponentType<Props & Headed>>

/**
 * Ties the parts of a definition to each other: a view that takes other props than the binder returns does not compile.
 */
export const defineBlock = <T extends BlockType, Props, Name extends string>(
  definition: BlockDefinition<T, Props, Name>,
): BlockDefinition<T, Props, Name> => definition
