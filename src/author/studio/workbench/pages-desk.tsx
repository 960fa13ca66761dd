import pLimit from 'p-limit'
import { useEffect, useState } from 'react'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import { onSourceChange } from '../../../runtime/app/on-source-change.ts'
import { Button } from '../parts.tsx'
import { editAddresses } from '../../protocol/protocol.ts'
import { ask, openInEditor, wordsOf } from '../server.ts'
import { pageBlockAddress } from './place.ts'

/** A page of the site with the development server's explanation. */
interface LoadedPage {
  pathname: string
  page: ExplainedPage
}

/** Lists every page of the site with its hidden blocks, and with links to the page and its config. */
export function PagesDesk() {
  const [pages, setPages] = useState<LoadedPage[]>([])
  const [total, setTotal] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [isOnlyHidden, setOnlyHidden] = useState(false)
  useEffect(() => {
    let round = 0
    const load = async () => {
      round += 1
      const current = round
      const limit = pLimit(3)
      const addresses = await ask<string[]>(editAddresses.explain)
      const loaded: (LoadedPage | undefined)[] = addresses.map(() => undefined)
      setTotal(addresses.length)
      setFailure(undefined)
      const loadPage = async (pathname: string, at: number) => {
        if (current !== round) return
        loaded[at] = { pathname, page: await ask(editAddresses.explain, { path: pathname }) }
        if (current === round) setPages(loaded.filter((page) => page !== undefined))
      }
      await Promise.all(addresses.map((pathname, at) => limit(() => loadPage(pathname, at))))
    }
    const start = () => void load().catch((error: unknown) => setFailure(wordsOf(error)))
    start()
    const unsubscribe = onSourceChange(start)
    return () => {
      round = -1
      unsubscribe()
    }
  }, [])
  const withHidden = pages.filter(({ page }) => page.blocks.some(isHidden))
  const count =
    total === undefined
      ? 'Reading the site …'
      : `${pages.length} of ${total} pages, ${withHidden.length} with a block that is not shown`
  return (
    <div className="stack column">
      <h2>Pages</h2>
      <div className="row">
        <p role="status" className="muted wide">
          {count}
        </p>
        <Button aria-pressed={isOnlyHidden} onClick={() => setOnlyHidden(!isOnlyHidden)}>
          Only pages with hidden blocks
        </Button>
      </div>
      {failure !== undefined && (
        <p role="alert" className="problem">
          {failure}
        </p>
      )}
      <ul>
        {(isOnlyHidden ? withHidden : pages).map((loaded) => (
          <PageRow key={loaded.pathname} {...loaded} />
        ))}
      </ul>
    </div>
  )
}

const isHidden = ({ hidden }: { hidden: string | undefined }) => hidden !== undefined

/** A page: its address links to it, its blocks open on the desk, its file and its hidden blocks in the author's editor. */
function PageRow({ pathname, page: { file, blocks, endpoint, oddities } }: LoadedPage) {
  const hidden = blocks.filter(isHidden)
  return (
    <li className="stack page-row">
      <a href={pathname} target="_blank" rel="noreferrer">
        {pathname}
      </a>
      <Button className="plain" onClick={() => void openInEditor(`${file}:1:1`)}>
        {file}
      </Button>
      <small>
        {blocks.length - hidden.length} of {blocks.length} blocks
      </small>
      <small>{endpoint === undefined ? '' : `/api/${endpoint}`}</small>
      <ul className="row" aria-label={`Blocks of ${pathname}`}>
        {blocks.map(({ id, type }) => (
          <li key={id}>
            <a href={pageBlockAddress(pathname, id)}>{id === type ? type : `${type} #${id}`}</a>
          </li>
        ))}
      </ul>
      {hidden.map(({ id, type, place, section, hidden: reason }) => (
        <p className="warning" key={id}>
          <Button className="plain" onClick={() => void openInEditor(place)}>
            {type} #{id}
          </Button>{' '}
          {reason}
          {section !== undefined && ` (${section})`}
        </p>
      ))}
      {oddities.map(({ what }) => (
        <p className="warning" key={what}>
          Repaired: {what}
        </p>
      ))}
    </li>
  )
}
