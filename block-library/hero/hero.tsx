import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { buttonLook } from '../shared/button.tsx'
import { Heading } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Width } from '../shared/section.tsx'
import { dotGrid, media, theme } from '../shared/theme.ts'
import type { bindHero } from './bind.ts'
import { Film } from './film.tsx'

/** The screen that opens the page: the picture fills it, the words stand at its foot where the picture darkens. */
export function Hero({ title, text, html, src, alt, video, height, chat }: PropsFrom<typeof bindHero>) {
  return (
    <Stage data-under-header $height={height}>
      {src && <Backdrop src={src} alt={alt} eager instead={null} />}
      {video && <Film {...video} poster={src} />}
      <Words>
        <Title>{title}</Title>
        <RichText html={html} text={text} />
        {chat && (
          <Chat href={chat.href} target="_blank" rel="noopener noreferrer">
            {chat.label}
          </Chat>
        )}
      </Words>
    </Stage>
  )
}

/** `full` leaves room for the tabs at the foot of a small screen, which would lie over its last line. */
const heights = { part: '70vh', full: 'calc(100svh - 4rem)', banner: '22rem' }

const Stage = styled.section<{ $height: keyof typeof heights }>`
  position: relative;
  display: grid;
  align-items: end;
  min-height: ${({ $height }) => heights[$height]};
  overflow: clip;
  background: ${dotGrid}, ${theme.color.raised};

  ${media.large} {
    min-height: ${({ $height }) => ($height === 'full' ? '100svh' : undefined)};
  }
`

/** The screen itself stays undisturbed: the picture fades out towards the words. */
const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 76%;
  mask-image: linear-gradient(#000 55%, #0000);

  ${media.large} {
    left: 30%;
    width: 70%;
    height: 100%;
    mask-image: linear-gradient(90deg, #0000 4%, #0006 32%, #000 58%);
  }
`

const Chat = styled.a`
  ${buttonLook}
  justify-self: start;
`

const Words = styled(Width)`
  position: relative;
  display: grid;
  gap: 1.25rem;
  padding-top: 7rem;
  padding-bottom: clamp(2.5rem, 5vw, 4.5rem);

  /* The dark overlay (document 2 §2) that keeps words legible on any picture; wider than the words, so that it shows no edge. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 -100vw;
    background: linear-gradient(to top, #07080bf5 8%, #07080bb3 50%, #07080b00);
    pointer-events: none;

    ${media.large} {
      background: linear-gradient(to top, #07080bcc, #07080b00 50%);
    }
  }

  > * {
    position: relative;
  }

  > :not(a) {
    color: ${theme.color.text};
  }
`

const Title = styled(Heading)`
  max-width: 15ch;
  font-size: ${theme.font.display};
  font-weight: 680;
  letter-spacing: -0.032em;
  line-height: 1;
  text-wrap: balance;
`
