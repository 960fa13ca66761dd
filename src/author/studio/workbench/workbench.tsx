import { useEffect, useMemo, useRef, useState } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import type { DeskSite } from '../blocks/desk-site.ts'
import { BlockDesk } from './block-desk.tsx'
import { choices, type Width } from '../preview/widths.ts'
import { placeExample } from '../blocks/example-page.ts'
import { examples } from '../blocks/examples.ts'
import { fallingTo, matching, nextIn } from '../blocks/filter-examples.ts'
import { look } from './look.ts'
import { Nav } from './nav.tsx'
import type { BlockShapes } from '../options/block-shapes.ts'
import { PageBlockDesk } from './page-block-desk.tsx'
import { PagesDesk } from './pages-desk.tsx'
import { addressOf, goTo, placeAt, useHash } from './place.ts'

/** The workbench: navigation on the left, the chosen block or view on the right. */
export function Workbench({ site, shapes }: { site: DeskSite; shapes: BlockShapes }) {
  const hash = useHash()
  const place = useMemo(() => placeAt(hash, examples), [hash])
  const [filter, setFilter] = useState('')
  const [width, setWidth] = useState<Width | 'all'>('all')
  const search = useRef<HTMLInputElement>(null)
  const found = useMemo(() => matching(examples, filter), [filter])
  const shown = place.view === 'block' ? place.shown : undefined
  const subject = useMemo(
    () => shown && { address: addressOf(shown), name: shown.name, placed: placeExample(shown.example) },
    [shown],
  )

  const press = (key: string) => {
    if (key === '/') search.current?.focus()
    const choice = choices.find((one) => one.key === key)
    if (choice) setWidth(choice.width)
    const next = nextIn(found, shown, key)
    if (next) goTo(addressOf(next))
    return next !== undefined || choice !== undefined || key === '/'
  }
  const pressed = useRef(press)
  useEffect(() => {
    pressed.current = press
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target, key, metaKey, ctrlKey, altKey } = event
      if (metaKey || ctrlKey || altKey || isFilledIn(target)) return
      if (pressed.current(key)) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  const changeFilter = (next: string) => {
    setFilter(next)
    const other = fallingTo(matching(examples, next), shown)
    if (other) goTo(addressOf(other))
  }

  const desk = { site, shapes, width, setWidth, press: (key: string) => void press(key) }
  return (
    <Room>
      <Ground />
      <Nav
        search={search}
        filter={filter}
        change={changeFilter}
        press={(key) => press(key)}
        found={found}
        place={place}
      />
      <Main>
        {place.view === 'pages' && <PagesDesk />}
        {place.view === 'page-block' && <PageBlockDesk key={hash} {...desk} {...place} />}
        {subject && <BlockDesk {...desk} subject={subject} />}
      </Main>
    </Room>
  )
}

const isFilledIn = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select')

const Ground = createGlobalStyle`
  *, ::before, ::after {
    box-sizing: border-box;
  }

  html {
    background: ${look.ground};
    color: ${look.text};
    color-scheme: dark;
    font: 14px/1.5 ${look.sans};
    scrollbar-color: ${look.line} transparent;
  }

  body {
    margin: 0;
  }

  :focus-visible {
    outline: 2px solid ${look.accent};
    outline-offset: 1px;
  }
`

const Room = styled.div`
  display: grid;
  grid-template-columns: 236px minmax(0, 1fr);
  height: 100vh;

  @media (max-width: 1000px) {
    grid-template-columns: 184px minmax(0, 1fr);
  }

  @media (max-width: 600px) {
    grid-template-rows: 34vh minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }
`

const Main = styled.main`
  min-width: 0;
  height: 100%;
  overflow: auto;
`
