import pLimit from 'p-limit'
import { useState } from 'react'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import { useAnswer, Wait } from '../panels/use-answer.tsx'
import { Button } from '../parts.tsx'
import { ask, openInEditor } from '../server.ts'
import { pageBlockAddress } from './place.ts'

/** Lists every page of the site with its hidden blocks, and with links to the page and its config. */
export function PagesDesk() {
  const [addresses, setAddresses] = useState<string[]>()
  const [loaded, setLoaded] = useState<Record<string, ExplainedPage>>({})
  const [isOnlyHidden, setOnlyHidden] = useState(false)
  const { failure } = useAnswer(async () => {
    const limit = pLimit(3)
    const all = await ask('addresses', {})
    setAddresses(all)
    const load = async (path: string) => {
      const page = await ask('explain', { path })
      setLoaded((before) => ({ ...before, [path]: page }))
    }
    await Promise.all(all.map((path) => limit(load, path)))
  }, true)
  const pages = (addresses ?? []).flatMap((pathname) => {
    const page = loaded[pathname]
    return page ? [{ pathname, page }] : []
  })
  const withHidden = pages.filter(({ page }) => page.blocks.some(isHidden))
  return (
    <div className="stack column">
      <h2>Pages</h2>
      <div className="row">
        <p role="status" className="muted wide">
          {addresses
            ? `${pages.length} of ${addresses.length} pages, ${withHidden.length} with a block that is not shown`
            : 'Reading the site …'}
        </p>
        <Button aria-pressed={isOnlyHidden} onClick={() => setOnlyHidden(!isOnlyHidden)}>
          Only pages with hidden blocks
        </Button>
      </div>
      {failure !== undefined && <Wait failure={failure} text="" />}
      <ul>
        {(isOnlyHidden ? withHidden : pages).map((one) => (
          <PageRow key={one.pathname} {...one} />
        ))}
      </ul>
    </div>
  )
}

const isHidden = ({ hidden }: { hidden: string | undefined }) => hidden !== undefined

interface PageRowProps {
  pathname: string
  page: ExplainedPage
}

/** A page: its address links to it, its blocks open on the desk, its file and its hidden blocks in the author's editor. */
function PageRow({ pathname, page: { file, blocks, endpoint, oddities } }: PageRowProps) {
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
      <small>{endpoint && `/api/${endpoint}`}</small>
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
