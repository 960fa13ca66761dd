import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'
import { ChatLink } from './chat-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { TabBar } from './tab-bar.tsx'

/** What surrounds every page (document 1 §2.2). */
export function Shell({ site, children }: { site: Site; children: ReactNode }) {
  const { words } = site
  return (
    <>
      <Skip href="#content">{words.skip}</Skip>
      <Header site={site} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer site={site} />
      <Floating aria-label={words.shortcuts}>
        <ScrollToTop label={words.top} />
        <ChatLink site={site} />
      </Floating>
      <TabBar label={words.tabs} tabs={site.tabs} />
    </>
  )
}

const Skip = styled.a`
  position: fixed;
  z-index: ${theme.layer.skip};
  top: 0.5rem;
  left: 0.5rem;
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

  /* How much of a page's first block lies under the header; others lie free. */
  > :first-child {
    --under-header: ${theme.size.header};
  }

  /* A page's first block makes room for the header, unless it means to lie under it. */
  > :first-child:not(:has(> [data-under-header])) {
    padding-top: ${theme.size.header};
  }
`

/** Far below nothing while the root's text is of a usual size, far above it from one and a half times that on. */
const enlarged = '(1rem - 24px) * 999'

/**
 * The chat at the end of the tab bar, where there is one, so that it lies over nothing that is read; the way up above it. With enlarged text on a small screen it would cover what is read: there it ends
 * the page. It is sticky since CSS can take that back by a length alone, and no media query knows the size of the text.
 */
const Floating = styled.aside`
  position: sticky;
  z-index: ${theme.layer.skip};
  bottom: calc(0.5rem + env(safe-area-inset-bottom) - max(0px, ${enlarged}));
  display: grid;
  align-content: end;
  gap: 1.25rem;
  width: max-content;
  height: clamp(0px, ${enlarged}, 4.5rem);
  margin: clamp(-4rem, -999 * (1rem - 24px), 0px) 0.5rem clamp(0px, ${enlarged}, 40vw) auto;

  /*
   * Where a form reaches this far, nothing lies over it while it is in view: it says so itself when it is not. Asked of the
   * page's content, as a rule that asks the root has the whole page's style reckoned anew at each change of it.
   */
  @media (max-width: 75rem) and (min-height: 22rem) and (scripting: enabled) {
    ${Main}:has(form:not([data-out-of-view])) ~ & {
      visibility: hidden;
    }
  }

  /* It is over the tab bar, and under an open menu by being away. */
  @media (max-width: 63.99rem) {
    header:has([aria-expanded='true']) ~ & {
      visibility: hidden;
    }
  }

  ${media.large} {
    z-index: ${theme.layer.floating};
    bottom: 1.75rem;
    gap: 0.75rem;
    height: 0;
    margin: 0 1.75rem 0 auto;
  }

  ${media.cramped} {
    position: static;
    grid-auto-flow: column;
    height: auto;
    margin: 1rem 1rem 1rem auto;
  }
`
