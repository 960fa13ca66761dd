import { createContext, createElement, use, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, subPixels, theme } from './theme.ts'

/** The level the next heading takes. The engine sets it per block; a titled section raises it for what it holds. */
export const HeadingLevel = createContext(2)

/** A heading at the level of its place. */
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
  return createElement(`h${level}`, { className, id }, children)
}

/** The heading over a block, under the three sub-pixels of the house. */
export const BlockTitle = styled(Heading)`
  max-width: 24ch;
  font-size: ${theme.font.title};
  font-weight: 620;
  letter-spacing: -0.022em;
  line-height: 1.08;
  text-wrap: balance;

  &::before {
    content: '';
    display: block;
    width: 2.25rem;
    height: 0.4375rem;
    margin-bottom: 1.25rem;
    background: ${subPixels};
  }
`

/** The heading of a card or a row. */
export const ItemTitle = styled(Heading)`
  font-size: ${theme.font.subtitle};
  font-weight: 620;
  letter-spacing: -0.008em;
  line-height: 1.25;
  text-wrap: balance;

  ${media.large} {
    font-size: 1.25rem;
  }
`
