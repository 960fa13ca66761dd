import { ItemTitle, media, theme } from 'pagework/parts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Renders a heading that opens the figures under it. On paper and without a script, they are open. */
export function FoldGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Group>
      <summary>
        <ItemTitle>{heading}</ItemTitle>
      </summary>
      {children}
    </Group>
  )
}

const opened = `
  &::details-content {
    content-visibility: visible;
    display: block;
  }

  > summary::after {
    display: none;
  }
`

const Group = styled.details`
  border-top: 1px solid ${theme.color.line};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    min-height: ${theme.size.touch};
    padding-block: 0.5rem;
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &::after {
      content: '';
      flex: none;
      width: 0.5rem;
      height: 0.5rem;
      margin-inline-end: 0.25rem;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }

    &:hover {
      color: ${theme.color.signal};
    }
  }

  &[open] > summary::after {
    rotate: 225deg;
  }

  ${media.noScript} {
    ${opened}
  }

  ${media.print} {
    ${opened}

    border: 0;

    > summary {
      min-height: 0;
      padding: 0;
    }
  }
`
