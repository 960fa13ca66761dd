import { createContext, use, useId, type ComponentType, type ReactElement } from 'react'
import { styled, StyleSheetManager } from 'styled-components'
import type { Need } from '../contract/define-block.ts'
import { HeadingLevel } from './heading.tsx'
import { scriptJson } from '../contract/script-json.ts'
import { Word } from '../contract/words-context.tsx'
import { theme } from './theme.ts'
import { Way } from './way.tsx'
import type { WayToUs } from './ways-to-us.ts'

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
  /** Ways to reach the company, shown where the island cannot be used. Default: none. */
  ways?: readonly WayToUs[]
  /** Whether a button of the published markup shows the ways while no script has run, by `insteadOf(name)`. */
  isAnnounced?: boolean
}

/** Returns the id of the element that is shown where an island cannot be used. */
export const insteadOf = (name: string) => `${name}-instead`

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
export function Island<Props extends object>(properties: IslandProps<Props>) {
  const { name, of: Content, props, ways = [], isAnnounced = false, ...rest } = properties
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
      <Instead id={insteadOf(name)} role="alert" {...(isAnnounced ? { popover: 'auto' } : { hidden: true })}>
        <p>
          <Word of="crashed" />
        </p>
        {ways.map(({ label, href }) => (
          <Way key={href} href={href}>
            {label}
          </Way>
        ))}
      </Instead>
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

/** Is shown by a button of the published markup, or by `src/runtime/app/hydrate-island.tsx`. */
const Instead = styled.div`
  margin-top: 1rem;
  padding: ${theme.space.inset};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.panel};
  color: ${theme.color.text};

  &[popover] {
    margin: auto;
  }
`
