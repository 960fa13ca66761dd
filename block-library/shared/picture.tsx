import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useReport } from './report-context.ts'
import { dotGrid, theme } from './theme.ts'

interface PictureProps {
  /** Where the picture is; without an address the placeholder stands in. */
  src: string | undefined
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  /** Loads at once and first: the hero. */
  eager?: boolean
  /** What stands there when the picture fails: a word that it did, unless told otherwise; null leaves the room empty. */
  instead?: ReactNode
  className?: string
}

/** A picture that fills its frame. A missing or broken one becomes unlit dots, and is reported. */
export function Picture({ src, alt, eager = false, instead, className }: PictureProps) {
  const report = useReport()
  const [failed, setFailed] = useState<string>()
  const broken = src === undefined || failed === src
  if (broken && instead !== undefined) return instead
  if (broken) return <Unlit className={className}>{src ? 'Image not available' : ''}</Unlit>
  return (
    <Lit
      className={className}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => {
        setFailed(src)
        report({ kind: 'picture-failed', src })
      }}
    />
  )
}

const Lit = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
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
