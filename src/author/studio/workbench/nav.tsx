import { useEffect, useRef, useState } from 'react'
import { examples, type NamedExample } from '../blocks/examples.ts'
import { matching } from '../blocks/filter-examples.ts'
import { readDeskSite } from '../blocks/placed-block.ts'
import { Choice, Search } from '../parts.tsx'
import { exampleAddress } from './place.ts'

/** Navigation with links to every type of block, and to the examples of the current type. */
export function Nav({ shown }: { shown: NamedExample | undefined }) {
  const [filter, setFilter] = useState('')
  const [languages] = useState(() => readDeskSite().languages.map(({ tag }) => tag))
  const list = useRef<HTMLElement>(null)
  const matches = matching(examples, filter)
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [shown, filter])
  const types = [...new Set(matches.map(({ type }) => type))]
  return (
    <nav ref={list} aria-label="Workbench">
      <div className="stack">
        <h1>Workbench</h1>
        <Search label="Filter blocks and examples" placeholder="Filter" value={filter} change={setFilter} />
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
        const named = matches.filter((example) => example.type === type)
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
