import { styled } from 'styled-components'
import { buttonLook } from '../../block-library/shared/button.tsx'
import { Width } from '../../block-library/shared/section.tsx'
import { subPixels, theme } from '../../block-library/shared/theme.ts'
import { BlockList } from '../engine/block-list.tsx'
import type { PageState } from '../engine/page-state.ts'

/** A page in whichever state it is. */
export function PageView({ status, document, bound, message }: PageState) {
  const page = document?.page
  if (status === 'failed') {
    return (
      <Notice>
        <p role="alert">{message}</p>
        <Retry type="button" onClick={() => window.location.reload()}>
          {page?.states.retry ?? 'Retry'}
        </Retry>
      </Notice>
    )
  }
  if (!bound) {
    return (
      <Notice role="status">
        <Spinner />
        {page?.states.loading ?? 'Loading...'}
      </Notice>
    )
  }
  return (
    <>
      {!bound.hasHeadline && <HiddenTitle>{page?.title}</HiddenTitle>}
      <BlockList blocks={bound.shown} />
    </>
  )
}

const Notice = styled(Width)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.5rem;
  min-height: 80vh;
  text-align: center;
`

const Retry = styled.button`
  ${buttonLook}
`

/** The three sub-pixels, lit one after the other; under reduced motion they simply stay lit. */
const Spinner = styled.span`
  width: 3.5rem;
  height: 0.625rem;
  background: ${subPixels};

  @media (prefers-reduced-motion: no-preference) {
    mask: linear-gradient(90deg, #000 50%, #0003 50%) 0 0 / 200% 100%;
    animation: scan 1.1s steps(3, jump-none) infinite alternate;
  }

  @keyframes scan {
    to {
      mask-position: -100% 0;
    }
  }
`

const HiddenTitle = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: clip;
  color: ${theme.color.text};
  white-space: nowrap;
`
