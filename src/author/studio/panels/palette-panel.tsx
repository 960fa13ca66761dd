import { useCallback, useMemo, useState } from 'react'
import type { Change } from '../../protocol/protocol.ts'
import { examples, type NamedExample } from '../blocks/examples.ts'
import { matching } from '../blocks/filter-examples.ts'
import { useDrawing, useEditor } from '../editor/editor.ts'
import { blockToAdd, sampledExample } from '../editor/block-to-add.ts'
import { loadKnownNames } from '../options/block-shapes.ts'
import { Button, Panel, Search } from '../parts.tsx'
import { Preview } from '../preview/block-preview.tsx'
import { ask } from '../server.ts'
import { useWrite } from './outcome.tsx'
import { messageOf } from '../../../util/message-of.ts'

/** The default example of each type and variant of block. */
const offered = examples.filter(({ name, example }) => /(?:^|, )default$/.test(name) && !example.hidden)

/** All blocks with previews. A press adds one to the page. */
export function PalettePanel({ index }: { index: number }) {
  const { session, goTo, explained } = useEditor()
  useDrawing()
  const { notes, show, writeAndClose } = useWrite()
  const [filter, setFilter] = useState('')
  const add = async (named: NamedExample) => {
    const path = window.location.pathname
    const [source, names] = await Promise.all([ask('source', { path }), loadKnownNames()])
    const ids = (explained()?.blocks ?? []).map(({ id }) => id)
    const { file, id, block, section, content } = blockToAdd(named, source, ids, names)
    const changes: Change[] = [{ do: 'insert', file, path: ['blocks'], index, value: block }]
    if (content) changes.push({ do: 'set', file, path: ['content'], value: content })
    if (section) {
      const sent = await session.read(section.file, [])
      const end = Array.isArray(sent) ? sent.length : 0
      changes.push({ do: 'insert', file: section.file, path: [], index: end, value: section.value })
    }
    const done = 'Added the block. Its texts are samples: press one to write your own.'
    if (await writeAndClose(changes, done)) goTo(`block ${id}`)
  }
  const press = (named: NamedExample) =>
    add(named).catch((error: unknown) => show(<p className="problem">{messageOf(error)}</p>))
  return (
    <Panel title="Add a block" isBroad>
      <div className="search stack">
        <Search label="Filter blocks" value={filter} change={setFilter} />
        {notes}
      </div>
      <ul className="stack">
        {matching(offered, filter).map((named) => (
          <Entry key={`${named.type} ${named.name}`} named={named} add={() => void press(named)} />
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ named, add }: { named: NamedExample; add: () => void }) {
  const { type, name } = named
  const example = useMemo(() => sampledExample(named), [named])
  const [room, setRoom] = useState(0)
  // A preview is a document of its own, so it loads only when it is almost in sight.
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setRoom(entry.boundingClientRect.width),
      { rootMargin: '200px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  const variant = name.replace(/(?:^|, )default$/, '')
  const label = variant === '' ? type : `${type}, ${variant}`
  return (
    <li className="stack block-choice" ref={watch}>
      <Button onClick={add}>Add {label}</Button>
      <div inert>
        {room > 0 && <Preview width={1440} scale={(room - 2) / 1440} name={label} example={example} />}
      </div>
    </li>
  )
}
