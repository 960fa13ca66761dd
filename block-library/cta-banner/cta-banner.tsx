import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ButtonLink } from '../shared/button.tsx'
import { BlockTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { Lead, Width } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindCtaBanner } from './bind.ts'

/** The page's last word, 500 px high (document 2 §9), with the way to the enquiry form. */
export function CtaBanner({ title, text, src, alt, button }: PropsFrom<typeof bindCtaBanner>) {
  return (
    <Stage>
      <Backdrop src={src} alt={alt} instead={null} />
      <Words>
        <BlockTitle>{title}</BlockTitle>
        {text && <Lead>{text}</Lead>}
        <div>
          <ButtonLink button={button} />
        </div>
      </Words>
    </Stage>
  )
}

const Stage = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 500px;
  overflow: clip;
  background: ${theme.color.raised};

  ${media.medium} {
    align-items: center;
    height: 500px;
  }
`

/** Fades out towards the words: beside it, and on a small screen below it. */
const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 60%;
  mask-image: linear-gradient(#000 30%, #0000);

  ${media.medium} {
    left: 35%;
    width: 65%;
    height: 100%;
    mask-image: linear-gradient(90deg, #0000 4%, #000 60%);
  }
`

const Words = styled(Width)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1.5rem;
  padding-block: 13rem 3rem;

  ${media.medium} {
    padding-block: 3rem;
  }

  ${Lead} {
    max-width: 40ch;
    color: ${theme.color.text};
  }
`
