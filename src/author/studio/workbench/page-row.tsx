import { styled } from 'styled-components'
import type { ExplainedBlock } from '../../../lint/explain-page.ts'
import { openInEditor } from '../open-in-editor.ts'
import { look } from './look.ts'
import { pageBlockAddress } from './place.ts'
import type { KnownPage } from './load-pages.ts'

/**
 * A row about a page. Its address links to the page, its blocks open on the desk, and its file and its hidden blocks open
 * in the editor.
 */
export function PageRow({ pathname, page, hidden }: KnownPage & { hidden: ExplainedBlock[] }) {
  const { file, blocks, endpoint, oddities } = page
  return (
    <Row>
      <Address href={pathname} target="_blank" rel="noreferrer">
        {pathname}
      </Address>
      <Place type="button" onClick={() => void openInEditor(`${file}:1:1`)}>
        {file}
      </Place>
      <span>
        {blocks.length - hidden.length} of {blocks.length} blocks
      </span>
      <span>{endpoint === undefined ? '' : `/api/${endpoint}`}</span>
      <Blocks aria-label={`Blocks of ${pathname}`}>
        {blocks.map(({ id, type }) => (
          <li key={id}>
            <a href={pageBlockAddress(pathname, id)}>{id === type ? type : `${type} #${id}`}</a>
          </li>
        ))}
      </Blocks>
      {hidden.map(({ id, type, place, section, hidden: reason }) => (
        <Note key={id}>
          <Place type="button" onClick={() => void openInEditor(place)}>
            {type} #{id}
          </Place>{' '}
          {reason}
          {section !== undefined && ` (${section})`}
        </Note>
      ))}
      {oddities.map(({ what }) => (
        <Note key={what}>Repaired: {what}</Note>
      ))}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) 8rem minmax(0, 1fr);
  gap: 4px 16px;
  align-items: baseline;
  padding: 7px 0;
  border-top: 1px solid ${look.line};
  color: ${look.muted};
  font-size: 13px;
  overflow-wrap: anywhere;

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Address = styled.a`
  color: ${look.text};
  font-family: ${look.mono};
  text-underline-offset: 3px;

  &:not(:hover) {
    text-decoration: none;
  }
`

const Place = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${look.accent};
  font: 12.5px ${look.mono};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`

const Blocks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 2px 14px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    color: ${look.accent};
    font: 12.5px ${look.mono};

    &:not(:hover) {
      text-decoration: none;
    }
  }
`

const Note = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  padding: 4px 10px;
  border-left: 2px solid ${look.warn};
  background: ${look.warn}12;
  color: ${look.warn};
`
