import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { choiceStyle } from '../parts/choice-style.ts'
import { searchRow } from '../parts/search-row.ts'
import { theme } from '../parts/theme.ts'
import type { PropsOf } from '../contract/define-block.ts'
import type { bindSearch } from './block.ts'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

export type SearchProps = Omit<PropsOf<typeof bindSearch>, 'action'>

/** Renders the field, the filter by kind, and the results. The words stand in the address, so that Back brings them back. */
export function Search({ kinds, pageSize, links, words, language, other }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState('')
  const [size, setSize] = useState(pageSize)
  const results = useSearch({ query: query.trim(), kind, size, language, other: other?.tag })

  useEffect(() => {
    // The published markup has no query. A visitor may have typed before the script ran.
    const typed = field.current?.value
    if (typed) writeAddress(typed)
    setQuery(typed || (new URLSearchParams(window.location.search).get('q') ?? ''))
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const change = (value: string) => {
    setQuery(value)
    setSize(pageSize)
    writeAddress(value)
  }
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      change('')
      field.current?.focus()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const stops = [field.current, ...(root.current?.querySelectorAll<HTMLElement>('ol a') ?? [])]
    const place = stops.findIndex((stop) => stop === document.activeElement)
    if (step === 0 || place === -1) return
    event.preventDefault()
    stops[Math.max(0, place + step)]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work in the field and on the links within
    <div ref={root} onKeyDown={move}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Label htmlFor="search-field">{words.label}</Label>
        <Row>
          <input
            ref={field}
            id="search-field"
            type="search"
            name="q"
            value={query}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => change(target.value)}
          />
          <button type="submit">{words.submit}</button>
        </Row>
      </form>
      {kinds.length > 0 && (
        <Kinds role="group" aria-label={words.filter}>
          {[{ kind: '', label: words.all }, ...kinds].map((choice, index) => (
            <Choice
              key={index}
              type="button"
              aria-pressed={kind === choice.kind}
              onClick={() => setKind(choice.kind)}
            >
              {choice.label}
            </Choice>
          ))}
        </Kinds>
      )}
      <SearchResults
        {...{ results, kinds, links, words, other }}
        onMore={() => setSize((shown) => shown + pageSize)}
      />
    </div>
  )
}

/** Writes a query into the address, so that Back brings it back. */
function writeAddress(query: string): void {
  const address = query === '' ? window.location.pathname : `?${new URLSearchParams({ q: query })}`
  window.history.replaceState(window.history.state, '', address)
}

/** Whether a key belongs to a field, an input method or a shortcut of the browser. */
const isTyping = ({ target, isComposing, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): boolean =>
  isComposing ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'))

const Label = styled.label`
  display: block;
  margin-bottom: 0.5rem;
  font-weight: ${theme.weight.medium};
`

const Row = styled.div`
  ${searchRow}
`

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.5rem;
`

const Choice = styled.button`
  ${choiceStyle}
`
