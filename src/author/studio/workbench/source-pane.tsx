import { Suspense, use, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { look, pressable } from './look.ts'

interface SourcePaneProps {
  title: string
  source: Promise<string> | undefined
  /** Whether the source is invalid. */
  isStale?: boolean
  /** Whether the pane is closed at first. */
  isFolded?: boolean
  children?: ReactNode
}

/** Shows a text with a button to copy it. */
export function SourcePane({ title, source, isStale = false, isFolded = false, children }: SourcePaneProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText((await source) ?? '')
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <Pane open={!isFolded}>
      <summary>{title}</summary>
      <Buttons>
        {isStale && <Stale>not valid yet</Stale>}
        {children}
        <Copy type="button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Copy>
      </Buttons>
      <Suspense fallback={<Source aria-hidden />}>{source && <Text source={source} />}</Suspense>
    </Pane>
  )
}

const Text = ({ source }: { source: Promise<string> }) => (
  // The text scrolls, so it must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text wider than its pane is scrolled with arrow keys
  <Source tabIndex={0}>{use(source)}</Source>
)

const Pane = styled.details`
  position: relative;

  > summary {
    padding: 4px 0;
    color: ${look.muted};
    font-size: 12px;
    cursor: pointer;
  }
`

const Buttons = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  display: flex;
  align-items: center;
  gap: 6px;
`

const Stale = styled.span`
  color: ${look.bad};
  font-size: 12px;
`

const Copy = styled.button`
  ${pressable}
  font-size: 12px;
`

const Source = styled.pre`
  min-height: 4lh;
  max-height: 16lh;
  margin: 8px 0 0;
  padding: 10px 12px;
  overflow: auto;
  border: 1px solid ${look.line};
  border-radius: ${look.radius};
  background: ${look.sunken};
  font: 12px/1.55 ${look.mono};
`
