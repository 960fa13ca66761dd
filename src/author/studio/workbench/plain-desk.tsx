import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { look } from './look.ts'

/** A desk with one column, under a heading. */
export const Desk = ({ title, children }: { title: string; children: ReactNode }) => (
  <Column>
    <h2>{title}</h2>
    {children}
  </Column>
)

export const Lead = styled.p`
  margin: 0;
  color: ${look.muted};
`

/** An error in words, in lines. */
export const Failure = styled.pre`
  margin: 0;
  color: ${look.bad};
  font: 12.5px/1.5 ${look.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  max-width: 1240px;
  padding: 18px 24px 64px;

  > h2 {
    margin: 0;
    font-size: 20px;
    letter-spacing: -0.01em;
  }
`
