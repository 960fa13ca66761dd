import { useState, type ReactNode } from 'react'
import { Button } from '../parts.tsx'

interface SourcePaneProps {
  title: string
  source: string | undefined
  /** Whether the source is invalid. */
  isStale?: boolean
  /** Whether the pane is closed at first. */
  isFolded?: boolean
  children?: ReactNode
}

/** Shows a text with a button to copy it. */
export function SourcePane({
  title,
  source = '',
  isStale = false,
  isFolded = false,
  children,
}: SourcePaneProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(source)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <details className="pane" open={!isFolded}>
      <summary>{title}</summary>
      <div className="row">
        {isStale && <small>not valid yet</small>}
        {children}
        <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text wider than its pane is scrolled with arrow keys */}
      <pre className="code" tabIndex={0}>
        {source}
      </pre>
    </details>
  )
}
