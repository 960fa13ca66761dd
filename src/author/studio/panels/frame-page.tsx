import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { look, pressable } from '../workbench/look.ts'

/** A document of the workbench inside the editor of a page. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Column>
    <Ground />
    {children}
  </Column>
)

const Ground = createGlobalStyle`
  *, ::before, ::after {
    box-sizing: border-box;
  }

  html {
    background: ${look.ground};
    color: ${look.text};
    color-scheme: dark;
    font: 14px/1.5 ${look.sans};
  }

  body {
    margin: 0;
  }

  :focus-visible {
    outline: 2px solid ${look.accent};
    outline-offset: 1px;
  }

  button, input, select, textarea {
    min-height: 44px !important;
    min-width: 44px;
  }
`

const Column = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 14px;
  padding: 14px;
`

/** Buttons that stay in sight at the bottom. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  gap: 8px;
  margin: 0 -14px -14px;
  padding: 12px 14px;
  border-top: 1px solid ${look.line};
  background: ${look.raised};
`

export const Button = styled.button`
  ${pressable}

  &:disabled {
    color: ${look.muted};
    cursor: default;
  }
`
