import { createContext, createElement, use, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** Level of the next heading. The engine sets it for each block; a section with a title raises it for its content. */
export const HeadingLevel = createContext(2)

/** Renders a heading of the current level. */
export function Heading({
  children,
  className,
  id,
}: {
  children: ReactNode
  className?: string
  id?: string
}) {
  const level = Math.min(use(HeadingLevel), 6)
  const isText = typeof children === 'string'
  const tall = (isText && tallScript.test(children)) || undefined
  return createElement(
    `h${level}`,
    // A translated heading hydrates: its text may differ.
    { className, id, 'data-tall': tall, suppressHydrationWarning: true },
    isText ? wholeNames(children) : children,
  )
}

/**
 * Matches scripts from Hebrew and Arabic over India's scripts to Khmer. Marks over and under their letters need more
 * leading.
 */
const tallScript = /[\u0590-\u1cff]/

/** Keeps a short name with a hyphen on one line: `Truck-Mounted` is not broken after `Truck-`. */
function wholeNames(text: string): ReactNode {
  // No lookbehind: Safari before 16.4 would run no script that contains one, and the form needs this file.
  const parts = text.replaceAll(/(^|\s)([^\s-]{2,10}-[^\s-]{2,10})(?!\S)/g, '$1\0$2\0').split('\0')
  return parts.length === 1
    ? text
    : parts.map((part, index) => (index % 2 ? <Whole key={index}>{part}</Whole> : part))
}

const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`

/** Heading of a page. */
export const PageTitle = styled(Heading)`
  font-size: ${theme.font.display};
  font-weight: ${theme.weight.heavy};
  letter-spacing: ${theme.tracking.display};
  line-height: ${theme.leading.display};
  text-wrap: balance;
`

/** Heading of a block. */
export const BlockTitle = styled(Heading)`
  max-width: 28ch;
  font-size: ${theme.font.title};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.title};
  line-height: ${theme.leading.title};
  text-wrap: balance;
`

/** Heading of a large row within a block. */
export const RowTitle = styled(Heading)`
  max-width: 24ch;
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.row};
  line-height: ${theme.leading.row};
  text-wrap: balance;
`

/** Heading of a card. */
export const ItemTitle = styled(Heading)`
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.subtitle};
  line-height: ${theme.leading.row};
  text-wrap: balance;
`
