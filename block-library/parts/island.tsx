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
  /** Name of the file beside the view: `enquiry-form` for `enquiry-form.island.tsx`. */
  name: string
  of: ComponentType<Props>
  props: Props
  /** A service that is loaded before the island is hydrated. */
  needs?: Need
  /** Whether the island's output depends on the query of the address. */
  readsQuery?: boolean
}

/**
 * Renders an island separately to HTML. Only publishing provides it. The prefix makes the island's ids unique in the
 * page.
 */
export type RenderIsland = (island: ReactElement, prefix: string) => string
export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined)

/**
 * Renders the part of a view that React runs on a published page (`src/runtime/app/hydrate-island.tsx`). It has its own
 * root, so it has no context but its heading level and the service it needs. In development it is a normal part of the
 * page.
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
 * Renders the root of an island. While it hydrates, styled-components adds rules after the page's own sheet. The
 * namespace limits them to islands, so that they do not override the rest of the page.
 */
export function IslandFrame({ level, children }: { level: number; children: ReactElement }) {
  return (
    <StyleSheetManager namespace="[data-island]">
      <HeadingLevel value={level}>{children}</HeadingLevel>
    </StyleSheetManager>
  )
}
