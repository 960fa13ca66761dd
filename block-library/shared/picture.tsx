import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PictureSources } from './picture-sources.tsx'
import { usePrepared } from './pictures-context.ts'
import { useReport } from './report-context.ts'
import { dotGrid, theme } from './theme.ts'
import { Word } from './words-context.tsx'

interface PictureProps {
  /** Where the picture is; without an address the placeholder stands in. */
  src: string | undefined
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  /** How wide it is drawn, as the attribute has it; a picture that overflows its frame counts whole. */
  sizes: string
  /** The same of its portrait crop on a phone, where the frame is higher than wide. */
  portrait?: string | undefined
  /** Loads at once and first: the hero. */
  eager?: boolean
  /** What stands there when the picture is missing or fails; unset, words that say which; null leaves the room empty. */
  instead?: ReactNode
  /** The words when it fails. */
  lost?: 'brokenPicture' | 'lostPicture'
  className?: string
}

/**
 * A picture that fills its frame: in the variants that the build prepared, else as it is at its address, which is also
 * tried when a variant fails. A missing or broken one becomes unlit dots, and a broken one is reported.
 *
 * Of the ways to do without one (document 1 §4): `noPicture` where the service sent none; `brokenPicture` where the one it
 * sent fails on a card or beside words; `lostPicture` where the picture is what the visitor came for (gallery, article); the title's first letter in place of an icon or a face; hidden where it only stands behind or over words.
 */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, portrait, eager = false, instead, lost = 'brokenPicture', className } = props
  const report = useReport()
  const known = usePrepared(src)
  const [failed, setFailed] = useState({ src, times: 0 })
  const times = failed.src === src ? failed.times : 0
  const tries = known?.file ? 2 : 1
  const broken = src === undefined || times >= tries
  const fail = () => {
    setFailed({ src, times: times + 1 })
    if (src) report({ kind: 'picture-failed', src })
  }
  if (broken && instead !== undefined) return instead
  if (broken)
    return (
      <Unlit className={className}>
        <Word of={src ? lost : 'noPicture'} />
      </Unlit>
    )
  const image = (
    <Lit
      // In a published page it may have failed before there was anyone to hear it.
      ref={(picture: HTMLImageElement | null) => {
        if (picture?.complete && picture.naturalWidth === 0) fail()
      }}
      className={className}
      src={src}
      alt={alt}
      width={known?.width}
      height={known?.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      $placeholder={known?.placeholder}
      $focus={known?.focus}
      onError={fail}
    />
  )
  if (!known?.file || !known.width || times > 0) return image
  const { file, width } = known
  return (
    <PictureSources
      file={file}
      width={width}
      portrait={known.portrait}
      sizes={sizes}
      portraitSizes={portrait}
      preload={eager}
    >
      {image}
    </PictureSources>
  )
}

const Lit = styled.img<{ $placeholder: string | undefined; $focus: string | undefined }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  ${({ $focus }) => $focus && `object-position: ${$focus};`}
  ${({ $placeholder }) => $placeholder && `background: linear-gradient(${$placeholder});`}
`

const Unlit = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  min-height: 8rem;
  background: ${dotGrid}, ${theme.color.panel};
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`
