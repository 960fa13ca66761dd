import { useState } from 'react'
import { containsWords } from '../blocks/filter-examples.ts'
import { useDrawing, useEditor } from '../editor/editor.ts'
import { Opener, Panel, Search } from '../parts.tsx'
import { TextCard } from './text-card.tsx'

const names: Record<string, string> = {
  alt: 'Alternative text',
  'aria-label': 'Label',
  title: 'Tooltip',
  placeholder: 'Placeholder',
}

/** All texts of the page: those of the head, and also those that nobody sees without a press. */
export function TextsPanel({ start = '' }: { start?: string }) {
  const editor = useEditor()
  useDrawing()
  const [filter, setFilter] = useState(start)
  const [rows] = useState(() => [
    ...editor.headTexts().map(({ element, text, parts }) => ({
      name: `Head: ${element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName}`,
      text,
      parts,
      element,
    })),
    ...editor.texts().map(({ attribute, anchor, text, parts, element }) => ({
      name: `${attribute === undefined ? 'Text' : (names[attribute] ?? attribute)} ${anchor}`,
      text,
      parts,
      element,
    })),
  ])
  return (
    <Panel title="Texts of this page">
      <div className="search">
        <Search
          label="Filter texts"
          placeholder="Filter: words, head, label, #id"
          value={filter}
          change={setFilter}
        />
      </div>
      <ul>
        {rows
          .filter(({ name, text }) => containsWords(`${name} ${text}`, filter))
          .map((row, index) => (
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
