import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { readDeskSite } from '../blocks/placed-block.ts'
import { placeExample } from '../blocks/example-page.ts'
import { examples } from '../blocks/examples.ts'
import { fallingTo, matching, nextIn } from '../blocks/filter-examples.ts'
import { loadBlockShapes } from '../options/block-shapes.ts'
import { useKeys } from '../page/use-keys.ts'
import { useAnswer } from '../panels/use-answer.tsx'
import { choices, type Choice } from '../preview/widths.ts'
import { BlockDesk, PageBlockDesk } from './block-desk.tsx'
import { Nav } from './nav.tsx'
import { PagesDesk } from './pages-desk.tsx'
import { addressOf, goTo, placeAt, useHash } from './place.ts'

/** The studio without a page: every block with its examples, and every page of the site. */
export function Workbench() {
  const hash = useHash()
  const place = useMemo(() => placeAt(hash, examples), [hash])
  const [site] = useState(readDeskSite)
  const { answer: shapes, failure } = useAnswer(loadBlockShapes)
  const [filter, setFilter] = useState('')
  const [width, setWidth] = useState<Choice>('all')
  const search = useRef<HTMLInputElement>(null)
  const found = useMemo(() => matching(examples, filter), [filter])
  const shown = place.view === 'block' ? place.shown : undefined
  const subject = useMemo(
    () => shown && { address: addressOf(shown), name: shown.name, placed: placeExample(shown.example) },
    [shown],
  )

  const press = (key: string) => {
    if (key === '/') search.current?.focus()
    const choice = choices.find((_, index) => String(index) === key)
    if (choice) setWidth(choice)
    const next = nextIn(found, shown, key)
    if (next) goTo(addressOf(next))
    return next !== undefined || choice !== undefined || key === '/'
  }
  useKeys(({ key, metaKey, ctrlKey, altKey }) => !metaKey && !ctrlKey && !altKey && press(key))
  useEffect(() => {
    document.title = 'Workbench'
  }, [])

  const changeFilter = (next: string) => {
    setFilter(next)
    const other = fallingTo(matching(examples, next), shown)
    if (other) goTo(addressOf(other))
  }

  const desk = { site, width, setWidth, press: (key: string) => void press(key) }
  return (
    <div className="workbench">
      <Nav
        search={search}
        filter={filter}
        change={changeFilter}
        press={press}
        found={found}
        place={place}
        languages={site.languages.map(({ tag }) => tag)}
      />
      <main>
        {failure !== undefined && <p className="problem">{failure}</p>}
        <Suspense>
          {place.view === 'pages' && <PagesDesk />}
          {shapes && place.view === 'page-block' && (
            <PageBlockDesk key={hash} {...desk} {...place} shapes={shapes} />
          )}
          {shapes && subject && <BlockDesk {...desk} subject={subject} shapes={shapes} />}
        </Suspense>
      </main>
    </div>
  )
}
