import { useState } from 'react'
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
  /** `hide` leaves the room empty when the picture fails, `placeholder` says so. */
  onFail?: 'hide' | 'placeholder'
  className?: string
}

/** A picture that fills its frame. A missing or broken one becomes unlit dots, and is reported. */
export function Picture({ src, alt, eager = false, onFail = 'placeholder', className }: PictureProps) {
  const report = useReport()
  const [failed, setFailed] = useState<string>()
  const broken = src === undefined || failed === src
  if (broken && onFail === 'hide') return null
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
