import { media, theme } from 'pagework/parts'
import { css, styled } from 'styled-components'

const thumb = css`
  width: 0.875rem;
  height: 1.75rem;
  border: 0;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accent};
  box-shadow: 0 0 0 1px ${theme.color.onAccent};
  cursor: ew-resize;
`

/** A rule of logarithmic marks with a thumb. A mark stands at each tenth of the way. */
const track = css`
  height: 1.25rem;
  background:
    linear-gradient(${theme.color.edge} 0 0) 0 50% / 100% 1px no-repeat,
    linear-gradient(90deg, ${theme.color.edge} 1px, #0000 1px) 0 50% / 10% 0.5rem;
`

/** Styles the distance control. */
export const Slider = styled.input`
  width: 100%;
  height: ${theme.size.touch};
  margin: 0;
  background: none;
  appearance: none;
  cursor: ew-resize;

  /* Forced colours would remove the marks and the thumb. */
  ${media.forced} {
    --edge: CanvasText;
    --accent: Highlight;
    forced-color-adjust: none;
  }

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    margin-top: -0.25rem;
    ${thumb}
    appearance: none;
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`
