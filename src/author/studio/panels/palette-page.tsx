import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Failure, Lead } from '../workbench/plain-desk.tsx'
import { ScaledFrame } from '../preview/scaled-frame.tsx'
import { placeExample } from '../blocks/example-page.ts'
import { examples, type NamedExample } from '../blocks/examples.ts'
import { matching } from '../blocks/filter-examples.ts'
import { fillable, look } from '../workbench/look.ts'
import { ask } from '../server.ts'
import { editAddresses } from '../../edit/protocol.ts'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import { editedPath, tellEditor, useEditedPage } from './edited-page.ts'
import { Button, Frame } from './frame-page.tsx'
import { newBlock } from '../editor/new-block.ts'

/** The default example of each type and variant of block. */
const offered = examples.filter(({ name, example }) => /(?:^|, )default$/.test(name) && !example.hidden)

/** All blocks with previews. A press adds one to the page. */
export function PalettePage() {
  const { source, failure } = useEditedPage()
  const [filter, setFilter] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    search.current?.focus()
    const close = ({ key }: KeyboardEvent) => {
      const isFiltering = document.activeElement === search.current && search.current?.value !== ''
      if (key === 'Escape' && !isFiltering) tellEditor({ kind: 'edit-closed' })
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  const add = async (named: NamedExample) => {
    if (!source) return
    const { blocks } = await ask<ExplainedPage>(editAddresses.explain, { path: editedPath() })
    tellEditor(
      newBlock(
        named,
        source,
        blocks.map(({ id }) => id),
      ),
    )
  }
  return (
    <Frame>
      <Search
        ref={search}
        type="search"
        aria-label="Filter blocks"
        placeholder="Filter blocks"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {failure !== undefined && <Failure role="alert">{failure}</Failure>}
      {!source && failure === undefined && <Lead role="status">Asking the development server …</Lead>}
      <List>
        {matching(offered, filter).map((named) => (
          <Entry key={`${named.type} ${named.name}`} named={named} add={() => void add(named)} />
        ))}
      </List>
    </Frame>
  )
}

function Entry({ named, add }: { named: NamedExample; add: () => void }) {
  const { type, name, example } = named
  const placed = useMemo(() => placeExample(example), [example])
  const place = useRef<HTMLLIElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!place.current) return
    // A preview is a document of its own, so it loads only when it is almost in sight.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setRoom(entry.boundingClientRect.width)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const variant = name.replace(/(?:^|, )default$/, '')
  const label = variant === '' ? type : `${type}, ${variant}`
  return (
    <Row ref={place}>
      <Button type="button" onClick={add}>
        Add {label}
      </Button>
      <Preview inert>
        {room > 0 && (
          <ScaledFrame width={1440} scale={room / 1440} name={label} placed={placed} isChecked={false} />
        )}
      </Preview>
    </Row>
  )
}

const Search = styled.input`
  ${fillable}
  position: sticky;
  z-index: 1;
  top: 0;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-height: 260px;
`

const Preview = styled.div`
  overflow: hidden;
  border: 1px solid ${look.line};
  border-radius: 6px;
`
