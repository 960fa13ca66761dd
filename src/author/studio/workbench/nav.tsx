import { useEffect, useRef, type RefObject } from 'react'
import type { NamedExample } from '../blocks/examples.ts'
import { Choice, Search } from '../parts.tsx'
import { exampleAddress } from './place.ts'

interface NavProps {
  search: RefObject<HTMLInputElement | null>
  filter: string
  change: (filter: string) => void
  /** Handles a key. Returns whether the key has a function. */
  press: (key: string) => boolean
  examples: NamedExample[]
  shown: NamedExample | undefined
  /** Languages of the site. */
  languages: string[]
}

/** Navigation with links to every type of block, and to the examples of the current type. */
export function Nav({ search, filter, change, press, examples, shown, languages }: NavProps) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [shown, examples])
  const types = [...new Set(examples.map(({ type }) => type))]
  return (
    <nav ref={list} aria-label="Workbench">
      <div className="stack">
        <h1>Workbench</h1>
        <Search
          ref={search}
          label="Filter blocks and examples"
          placeholder="Filter  /"
          value={filter}
          change={change}
          onKeyDown={(event) => {
            if (event.key === 'Escape') change('')
            if (/^Arrow(?:Up|Down)$/.test(event.key) && press(event.key)) event.preventDefault()
          }}
        />
        {languages.length > 1 && (
          <Choice
            label="Language"
            values={languages}
            value={document.documentElement.lang}
            onChange={({ target }) => (window.location.search = `language=${target.value}`)}
          />
        )}
      </div>
      {types.map((type) => {
        const named = examples.filter((example) => example.type === type)
        const isShown = shown?.type === type
        return (
          <section key={type}>
            <a href={exampleAddress(named[0] ?? { type, name: '' })} data-open={isShown || undefined}>
              {type} <small>{named.length}</small>
            </a>
            {(isShown || filter.trim() !== '') &&
              named.map((example) => (
                <a
                  key={example.name}
                  className="example"
                  href={exampleAddress(example)}
                  aria-current={example === shown ? 'page' : undefined}
                >
                  {example.name}
                </a>
              ))}
          </section>
        )
      })}
      {types.length === 0 && <p className="muted">No example has all of these words.</p>}
    </nav>
  )
}
