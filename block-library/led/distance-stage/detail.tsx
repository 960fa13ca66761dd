import { theme } from 'pagework/parts'
import { styled } from 'styled-components'
import { scripted } from './scripted.ts'

/** Renders the enlarged detail of the view. It stands beside the picture, so that it covers no word on the screen. */
export const Detail = ({ label }: { label: string }) => (
  <Figure aria-hidden>
    <canvas />
    <figcaption>{label}</figcaption>
  </Figure>
)

const Figure = styled.figure`
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  width: 7.5rem;
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.micro};
  line-height: ${theme.leading.row};
  text-align: center;
  ${scripted}

  canvas {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${theme.radius.round};
    background: ${theme.color.dark};
  }
`
