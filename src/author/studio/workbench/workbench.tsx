import { useEffect, useMemo, useRef, useState } from 'react'
import { placeExample } from '../blocks/example-page.ts'
import { examples } from '../blocks/examples.ts'
import { fallingTo, matching, nextIn } from '../blocks/filter-examples.ts'
import { readDeskSite } from '../blocks/placed-block.ts'
import { useKeys } from '../page/use-keys.ts'
import { Button } from '../parts.tsx'
import { choices, widths, type Choice } from '../preview/widths.ts'
import { Nav } from './nav.tsx'
import { exampleAddress, exampleAt, goTo, useHash } from './place.ts'
import { Stage } from './stage.tsx'

/** The studio without a page: the palette of all blocks, with each of their examples at three widths. */
export function Workbench() {
  const shown = exampleAt(useHash(), examples)
  const [site] = useState(readDeskSite)
  const [filter, setFilter] = useState('')
  const [width, setWidth] = useState<Choice>('all')
  const search = useRef<HTMLInputElement>(null)
  const matches = useMemo(() => matching(examples, filter), [filter])
  const placed = useMemo(() => shown && placeExample(shown.example), [shown])

  const press = (key: string) => {
    if (key === '/') search.current?.focus()
    const choice = choices.find((_, index) => String(index) === key)
    if (choice) setWidth(choice)
    const next = nextIn(matches, shown, key)
    if (next) goTo(exampleAddress(next))
    return next !== undefined || choice !== undefined || key === '/'
  }
  useKeys(({ key, metaKey, ctrlKey, altKey }) => !metaKey && !ctrlKey && !altKey && press(key))
  useEffect(() => {
    document.title = 'Workbench'
  }, [])

  const changeFilter = (next: string) => {
    setFilter(next)
    const other = fallingTo(matching(examples, next), shown)
    if (other) goTo(exampleAddress(other))
  }
  return (
    <div className="workbench">
      <Nav
        search={search}
        filter={filter}
        change={changeFilter}
        press={press}
        examples={matches}
        shown={shown}
        languages={site.languages.map(({ tag }) => tag)}
      />
      <main>
        <div className="row head">
          <h2>
            {shown?.type} <span className="muted">{shown?.name}</span>
          </h2>
          <div className="row" role="group" aria-label="Widths">
            {choices.map((choice, key) => (
              <Button
                key={choice}
                title={`Key ${key}`}
                aria-pressed={choice === width}
                onClick={() => setWidth(choice)}
              >
                {choice === 'all' ? 'All' : `${choice} ${widths[choice].name}`}
              </Button>
            ))}
          </div>
        </div>
        {shown && placed && (
          <Stage
            name={`${shown.type}, ${shown.name}`}
            placed={placed}
            width={width}
            press={(key) => void press(key)}
          />
        )}
      </main>
    </div>
  )
}
