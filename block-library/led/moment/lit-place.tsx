import { media, Picture, PictureLabel, theme } from 'pagework/parts'
import { styled } from 'styled-components'

type Box = readonly [x: number, y: number, width: number, height: number]

interface LitPlaceProps {
  picture: { src: string; alt: string }
  /** Screen of the content in the picture, in per cent. */
  screen: Box
  content: { src: string } | undefined
  steps: readonly { picture: { src: string } | undefined }[]
}

const sizes = '(min-width: 90rem) 84rem, 100vw'

/** Renders a place at the step `--at`, or one whose screen is lit up to `--at` per cent of its width. */
export const LitPlace = ({ picture, screen, content, steps }: LitPlaceProps) => (
  <Frame>
    <Whole>
      <Picture src={picture.src} alt={picture.alt} sizes={sizes} />
      {steps.map(
        ({ picture: later }, step) =>
          later && (
            <Later key={step} $step={step}>
              <Picture src={later.src} alt="" sizes={sizes} lost="" />
            </Later>
          ),
      )}
      {content && (
        <Screen $box={screen}>
          <Light>
            <Picture src={content.src} alt="" sizes={sizes} lost="" />
          </Light>
        </Screen>
      )}
    </Whole>
    <PictureLabel src={picture.src} />
  </Frame>
)

/** Cuts sky and ground off on a wide page. */
const Frame = styled.div`
  position: relative;
  overflow: clip;
  border-radius: ${theme.radius.large};

  ${media.large} {
    min-height: 0;
    aspect-ratio: 2.3;
  }
`

/** Has the shape of the picture, so that per cents are those of the picture. */
const Whole = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;

  ${media.large} {
    margin-top: -7%;
  }
`

/** Fades in while the value runs from the step before to this one. */
const Later = styled.div<{ $step: number }>`
  position: absolute;
  inset: 0;
  opacity: clamp(0, var(--at, 0) - ${({ $step }) => $step - 1}, 1);
`

/** Has the edge of the curtain as its line. */
const Screen = styled.div<{ $box: Box }>`
  position: absolute;
  ${({ $box: [x, y, width, height] }) => `
    top: ${y}%;
    left: ${x}%;
    width: ${width}%;
    height: ${height}%;
  `}

  &::after {
    content: '';
    position: absolute;
    inset-block: -4%;
    left: calc(var(--at) * 1%);
    width: 2px;
    background: ${theme.color.accent};
  }
`

/** Is added to the light of the place. */
const Light = styled.div`
  position: absolute;
  inset: 0;
  mix-blend-mode: screen;
  clip-path: inset(0 calc(100% - var(--at) * 1%) 0 0);

  img {
    background: none;
  }
`
