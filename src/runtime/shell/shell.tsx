import { createContext, createElement, Fragment, use, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { layer, media, theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Alternate } from '../../../schemas/shared/language.ts'
import { ChatLink } from './chat-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { currentOn, IsCurrentContext } from './nav-link.tsx'
import { openMenu } from './open-menu.ts'
import { PreviewMark } from './preview-mark.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { TabBar } from './tab-bar.tsx'

/** Data from which the shell is drawn, besides the current links. */
export interface ShellData {
  site: Site
  /** The page in its languages; none on a page with one language. */
  alternates?: Alternate[] | undefined
}

/** Parts of the shell before and after a page's content. */
export const shellParts: Record<'before' | 'after', readonly ComponentType<ShellData>[]> = {
  before: [({ site }) => <Skip href="#content">{site.words.skip}</Skip>, Header],
  after: [
    Footer,
    ({ site }) => (
      <Floating aria-label={site.words.shortcuts}>
        <ScrollToTop label={site.words.top} />
        <ChatLink site={site} />
      </Floating>
    ),
    ({ site }) => <TabBar label={site.words.tabs} tabs={site.tabs} />,
    PreviewMark,
  ],
}

/** Whether the parts of the shell are omitted. Publishing renders them once for many pages (`shared-shell.tsx`). */
export const WithoutShellContext = createContext(false)

/** Renders header, footer and shortcuts around every page (document 1 §2.2). */
export function Shell({ children, ...data }: ShellData & { children: ReactNode }) {
  const { pathname } = useLocation()
  const isOmitted = use(WithoutShellContext)
  // An omitted part leaves its place empty, because React makes the ids of the page's content from places.
  const draw = (Part: ComponentType<ShellData>) => (isOmitted ? null : <Part {...data} />)
  const main = (
    <Main id="content" tabIndex={-1}>
      {children}
    </Main>
  )
  return (
    <IsCurrentContext value={currentOn(pathname, data.site)}>
      {createElement(Fragment, null, ...shellParts.before.map(draw), main, ...shellParts.after.map(draw))}
    </IsCurrentContext>
  )
}

const Skip = styled.a`
  position: fixed;
  z-index: ${layer.skip};
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: ${theme.weight.strong};

  &:not(:focus) {
    translate: 0 -5rem;
  }
`

const Main = styled.main`
  min-height: 100vh;
  outline: none;

  /* On a short page the ground of the last block reaches the footer. */
  @media screen {
    display: flex;
    flex-direction: column;

    > :last-child {
      flex-grow: 1;
    }
  }

  /* Height of the header, which covers the top of a page's first block. */
  > :first-child {
    --under-header: ${theme.size.header};
  }

  /* A page's first block makes room for the header, unless its picture fills the space behind it. */
  > :first-child:not(:has(> [data-under-header])) {
    padding-top: ${theme.size.header};
  }
`

/** Length that is far below zero at usual text sizes, and far above zero from one and a half times that size. */
const enlarged = '(1rem - 24px) * 999'

/**
 * Holds the chat link, at the end of the tab bar if there is one, and the link to the top above it. On a small screen
 * with enlarged text they would cover content, so there they are at the end of the page. CSS lengths disable `sticky`,
 * since no media query knows the text size.
 */
const Floating = styled.aside`
  position: sticky;
  z-index: ${layer.skip};
  bottom: calc(0.5rem + env(safe-area-inset-bottom) - max(0px, ${enlarged}));
  display: grid;
  align-content: end;
  gap: 1.25rem;
  width: max-content;
  height: clamp(0px, ${enlarged}, 4.5rem);
  margin-block: clamp(-4rem, -999 * (1rem - 24px), 0px) clamp(0px, ${enlarged}, 40vw);
  margin-inline: auto 0.5rem;

  /*
   * On narrow screens a form in view hides the floating buttons. The form marks itself when it is out of view. The rule
   * begins at the content, because a rule at the root would restyle the whole page on each change.
   */
  @media (max-width: 75rem) and (min-height: 22rem) and (scripting: enabled) {
    ${Main}:has(form:not([data-out-of-view])) ~ & {
      visibility: hidden;
    }
  }

  /* It is above the tab bar, and would cover an open menu too. */
  @media (max-width: 63.99rem) {
    header:has(${openMenu}) ~ & {
      visibility: hidden;
    }
  }

  ${media.large} {
    z-index: ${layer.floating};
    bottom: 1.75rem;
    gap: 0.75rem;
    height: 0;
    /* Stands in the page's margin, and covers no word. */
    margin-block: 0;
  }

  ${media.cramped} {
    position: static;
    grid-auto-flow: column;
    height: auto;
    margin-block: 1rem;
    margin-inline-end: 1rem;
  }
`
