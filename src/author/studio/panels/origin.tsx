import { useEffect, useState } from 'react'
import { editAddresses, type Change, type Leaf, type Uses } from '../../protocol/protocol.ts'
import { Button } from '../parts.tsx'
import { ask, openInEditor, wordsOf } from '../server.ts'
import { EntryRow } from './entries-panel.tsx'

const sources: Record<Leaf['source'], string> = {
  page: 'Config of the page',
  kind: 'Default of the kind of page',
  site: 'Setting of the site',
  default: 'Default of the schema: writing adds a value of your own',
  content: 'Content file',
  host: 'Content host: read only here',
  other: 'Shared config',
}

/** The other pages that show a value. */
interface OtherPages {
  found: Promise<string[]>
  failed: Promise<string>
  /** Whether the author sees them. */
  isShown: boolean
}

/** Requests the addresses of the other pages that show a value. */
export function otherPages({ file, path }: Leaf): OtherPages {
  const uses = ask<Uses>(editAddresses.uses, { file, path: JSON.stringify(path) })
  return {
    found: uses
      .then(({ pages }) => pages.filter((page) => page !== window.location.pathname))
      .catch(() => []),
    failed: uses.then(() => '', wordsOf),
    isShown: false,
  }
}

/** Shows where a value comes from: source, file and line, note, other pages, and its place in a list. */
export function Origin({ leaf, others }: { leaf: Leaf; others: OtherPages }) {
  const { file, path, place, source, note } = leaf
  return (
    <div className="stack">
      <p>{sources[source]}</p>
      {place === '' ? (
        <p className="place">{file}</p>
      ) : (
        <Button className="plain place" onClick={() => void openInEditor(place)}>
          Open {place}
        </Button>
      )}
      <p className="place muted">{pathWords(path)}</p>
      {note !== undefined && <p className="muted">{note}</p>}
      <Pages others={others} />
      <EntryRow leaf={leaf} />
    </div>
  )
}

function Pages({ others }: { others: OtherPages }) {
  const [pages, setPages] = useState<string[]>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    void others.failed.then(setFailure)
    void others.found.then((found) => {
      setPages(found)
      others.isShown = true
    })
  }, [others])
  const count = pages?.length === 1 ? '1 other page shows it too' : `${pages?.length} other pages show it too`
  return (
    <div role="status">
      {failure !== '' && `The other pages are unknown: ${failure}`}
      {!pages && 'Looking for other pages that show it …'}
      {failure === '' && pages?.length === 0 && <p>No other page shows it.</p>}
      {pages && pages.length > 0 && (
        <details>
          <summary>{count}</summary>
          <ul>
            {pages.map((page) => (
              <li className="place" key={page}>
                {page}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Returns a path as authors read it: `blocks[2].heading`. */
export const pathWords = (path: (string | number)[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('')

/** Returns the change that gives a value, or one text of an HTML value, another text. */
export const changeOf = ({ html, file, path }: Leaf, run: number, text: string): Change =>
  html ? { do: 'set-run', file, path, run, text } : { do: 'set', file, path, value: text }
