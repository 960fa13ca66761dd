import { styled } from 'styled-components'
import { buttonStyle } from '../../../block-library/parts/button.tsx'
import { dotMark } from '../../../block-library/parts/dot-style.ts'
import { Width } from '../../../block-library/parts/section.tsx'
import { dotGrid, media, theme } from '../../../block-library/parts/theme.ts'
import { visuallyHidden } from '../../../block-library/parts/visually-hidden.ts'
import type { Page } from '../../../schemas/page.ts'
import { BlockList } from '../engine/block-list.tsx'
import type { PageState } from '../engine/page-state.ts'

interface PageViewProps extends PageState {
  /** Texts until the page's own texts are known. */
  states: Pick<Page['states'], 'loading' | 'retry'>
}

/** Renders a page in any state. */
export function PageView({ status, document, bound, views, message, ...site }: PageViewProps) {
  const page = document?.page
  const { loading, retry } = page?.states ?? site.states
  if (status === 'failed') {
    return (
      <Failure>
        <p role="alert">{message}</p>
        <Retry type="button" onClick={() => window.location.reload()}>
          {retry}
        </Retry>
      </Failure>
    )
  }
  if (!bound || !views) {
    return (
      <Loading role="status">
        <Spinner />
        {loading}
      </Loading>
    )
  }
  return (
    <>
      {!bound.hasHeadline && <HiddenTitle>{page?.title}</HiddenTitle>}
      <BlockList blocks={bound.shown} views={views} />
    </>
  )
}

/** Renders an error and a way to try again. */
const Failure = styled(Width)`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 2rem;
  min-height: 80vh;
  padding-top: ${theme.size.header};
  background: ${dotGrid};
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.row};
  line-height: ${theme.leading.row};

  > p {
    max-width: 30ch;
  }
`

const Retry = styled.button`
  ${buttonStyle}
  font-size: ${theme.font.body};
  letter-spacing: 0;
`

/** Fills the screen, so that the footer does not jump, and appears after a delay: most pages have loaded by then. */
const Loading = styled(Width)`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 80vh;
  color: ${theme.color.muted};
  animation: appear ${theme.motion.calm} ${theme.duration.delay} backwards;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`

/** Renders three dots that light up one after the other. With less motion, all stay lit. */
const Spinner = styled.span`
  ${dotMark}

  ${media.lively} {
    mask: linear-gradient(90deg, #000 50%, #0003 50%) 0 0 / 200% 100%;
    animation: scan ${theme.duration.sweep} steps(3, jump-none) infinite alternate;
  }

  @keyframes scan {
    to {
      mask-position: -100% 0;
    }
  }
`

const HiddenTitle = styled.h1`
  ${visuallyHidden}
  color: ${theme.color.text};
`
