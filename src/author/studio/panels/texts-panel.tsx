import { useState } from 'react'
import { useEditor } from '../editor/editor.ts'
import { headTexts, type Part } from '../page/read-trace.ts'
import { Opener, Panel, Search } from '../parts.tsx'
import { TextCard } from './text-card.tsx'

const names: Record<string, string> = {
  alt: 'Alternative text',
  'aria-label': 'Label',
  title: 'Tooltip',
  placeholder: 'Placeholder',
}

interface Row {
  name: string
  text: string
  parts: Part[]
}

/** All texts of the page: those of the head, and also those that nobody sees without a press. */
export function TextsPanel({ start = '' }: { start?: string }) {
  const editor = useEditor()
  const [filter, setFilter] = useState(start)
  const [rows] = useState((): Row[] => {
    const { trace, texts } = editor.page()
    const head = trace ? headTexts(trace) : []
    return [
      ...head.map(({ name, text, parts }) => ({ name: `Head: ${name}`, text, parts })),
      ...texts.map(({ attribute, anchor, text, parts }) => ({
        name: `${attribute === undefined ? 'Text' : (names[attribute] ?? attribute)} ${anchor}`,
        text,
        parts,
      })),
    ]
  })
  const words = filter.toLowerCase().split(/\s+/)
  const isFound = ({ name, text }: Row) =>
    words.every((word) => `${name} ${text}`.toLowerCase().includes(word))
  return (
    <Panel title="Texts of this page">
      <div className="search">
        <Search
          label="Filter texts"
          placeholder="Filter: words, head, label, #id"
          value={filter}
          change={setFilter}
          isFirst
        />
      </div>
      <ul>
        {rows.filter(isFound).map((row, index) => (
          <li key={index}>
            <Opener className="plain text-row" content={<TextCard {...row} />}>
              <small>{row.name}</small>
              <span>{row.text}</span>
            </Opener>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
