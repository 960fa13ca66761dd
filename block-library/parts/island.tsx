import { createContext, use, useId, type ComponentType, type ReactElement } from 'react'
import { StyleSheetManager } from 'styled-components'
import type { Need } from '../contract/define-block.ts'
import { HeadingLevel } from './heading.tsx'
import { scriptJson } from '../contract/script-json.ts'

/** The data with which the browser renders an island again, in order to hydrate it. */
export interface IslandData {
  level: number
  props: object
  needs?: Need | undefined
  readsQuery?: boolean | undefined
}

interface IslandProps<Props extends object> {
  /** The file beside the view: `enquiry-form` for `enquiry-form.island.tsx`. */
  name: string
  of: ComponentType<Props>
  props: Props
  /** A service that is opened before the island is hydrated. */
  needs?: Need
  /** Whether the address's parameters change what it shows. */
  readsQuery?: boolean
}

/** Renders an island to HTML by itself; only publishing provides it. The prefix makes its ids unique in the page. */
export type RenderIsland = (island: ReactElement, prefix: string) => string
export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined)

/**
 * The one part of a view that React runs on a published page (`src/runtime/app/hydrate-island.tsx`). It has a root of its own, so
 * it sees no context but its heading level and the service it needs. In development it is an ordinary part of the page.
 */
export function Island<Props extends object>({ name, of: Content, props, ...rest }: IslandProps<Props>) {
  const prefix = useId()
  const level = use(HeadingLevel)
  const renderIsland = use(RenderIslandContext)
  const island = (
    <IslandFrame level={level}>
      <Content {...props} />
    </IslandFrame>
  )
  if (!renderIsland) return <div data-island={name}>{island}</div>
  const data: IslandData = { level, props, ...rest }
  return (
    <>
      <div
        data-island={name}
        data-prefix={prefix}
        // oxlint-disable-next-line react/no-danger -- React rendered this HTML
        dangerouslySetInnerHTML={{ __html: renderIsland(island, prefix) }}
      />
      {/* oxlint-disable-next-line react/no-danger -- JSON without "<" */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  )
}

/**
 * The root of an island. The namespace keeps the rules that styled-components adds while hydrating from the rest of the
 * page, where they would come after the page's own sheet and override it.
 */
export function IslandFrame({ level, children }: { level: number; children: ReactElement }) {
  return (
    <StyleSheetManager namespace="[data-island]">
      <HeadingLevel value={level}>{children}</HeadingLevel>
    </StyleSheetManager>
  )
}
