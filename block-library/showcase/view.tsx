import { useRef, useState, type RefObject } from 'react'
import type { ViewProps } from '../shared/define-block.ts'
import { Section } from '../shared/section.tsx'
import { useAutoAdvance } from '../shared/use-auto-advance.ts'
import type { bindShowcase } from './block.ts'
import { Slides } from './slides.tsx'
import { TitleList } from './title-list.tsx'

/** One picture at a time; left alone it moves on by itself, and wraps around (document 2 §4). */
export function Showcase({ heading, lead, cards, layout, interval }: ViewProps<typeof bindShowcase>) {
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const step = (by: number) => setCurrent((now) => (now + by + cards.length) % cards.length)
  const advance = useAutoAdvance(frame, interval, () => step(1))
  const shared = { cards, current, frame, ...advance }
  return (
    <Section heading={heading} lead={lead}>
      {layout === 'slides' ? (
        <Slides {...shared} name={heading} step={step} />
      ) : (
        <TitleList {...shared} choose={setCurrent} />
      )}
    </Section>
  )
}

/** What both layouts are given. */
export interface ShowcaseProps extends ReturnType<typeof useAutoAdvance> {
  cards: ViewProps<typeof bindShowcase>['cards']
  /** The place of the card that is shown. */
  current: number
  /** What is watched for the pointer and the focus, which stop the advance. */
  frame: RefObject<HTMLDivElement | null>
}
