import { leafSources, type Leaf } from '../../protocol/protocol.ts'
import { PlaceButton } from '../parts.tsx'
import { ask } from '../server.ts'
import { EntryRow } from './entries-panel.tsx'
import { useAnswer } from './use-answer.tsx'

/** Returns the addresses of the other pages that show a value. */
export async function otherPages({ file, path }: Leaf): Promise<string[]> {
  const pages = await ask('uses', { file, path })
  return pages.filter((page) => page !== window.location.pathname)
}

interface OriginProps {
  leaf: Leaf
  others: Promise<string[]>
}

/** Shows where a value comes from: source, file and line, note, other pages, and its place in a list. */
export function Origin({ leaf, others }: OriginProps) {
  const { file, path, place, source, note, translates, translations } = leaf
  const { answer: pages, failure } = useAnswer(() => others)
  const count = pages?.length === 1 ? '1 other page shows it too' : `${pages?.length} other pages show it too`
  return (
    <div className="stack">
      <p>{leafSources[source]}</p>
      {place === '' ? <p className="place">{file}</p> : <PlaceButton place={place} />}
      <p className="place muted">{pathWords(path)}</p>
      {translates !== undefined && (
        <div>
          <p>
            {translates.isStale ? 'It translates an earlier text, which is now:' : 'It translates this text:'}
          </p>
          <p>“{translates.text}”</p>
          {translates.isStale && <p className="muted">Writing it marks it as a translation of this text.</p>}
          <PlaceButton place={translates.place} />
        </div>
      )}
      {note !== undefined && <p className="muted">{note}</p>}
      {translations.length > 0 && (
        <div>
          <p>Translations, which a change makes stale:</p>
          <ul>
            {translations.map(({ tag, text }) => (
              <li key={tag}>
                {tag}: <span lang={tag}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="status">
        {failure !== undefined && `The other pages are unknown: ${failure}`}
        {!pages && failure === undefined && 'Looking for other pages that show it …'}
        {pages?.length === 0 && <p>No other page shows it.</p>}
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
      <EntryRow leaf={leaf} />
    </div>
  )
}

/** Returns a path as authors read it: `blocks[2].heading`. */
export const pathWords = (path: (string | number)[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('')
