import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { onSourceChange } from '../../../runtime/app/on-source-change.ts'
import { Desk, Failure, Lead } from './plain-desk.tsx'
import { pressable } from './look.ts'
import { loadPages, type KnownPage } from './load-pages.ts'
import { PageRow } from './page-row.tsx'

/** Lists every page of the site with its hidden blocks, and with links to the page and its config. */
export function PagesDesk() {
  const [pages, setPages] = useState<KnownPage[]>([])
  const [total, setTotal] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [isOnlyHidden, setOnlyHidden] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const load = () => {
      stop()
      setFailure(undefined)
      stop = loadPages((known, count) => {
        setPages(known)
        setTotal(count)
      }, setFailure)
    }
    load()
    const unhear = onSourceChange(load)
    return () => {
      stop()
      unhear()
    }
  }, [])
  const withHidden = pages.filter(({ page }) => hiddenOf(page).length > 0)
  return (
    <Desk title="Pages">
      <Lead role="status">
        {total === undefined ? 'Asking the development server …' : `${pages.length} of ${total} pages`}
        {total !== undefined && `, ${withHidden.length} with a block that is not shown`}
      </Lead>
      {failure !== undefined && <Failure role="alert">{failure}</Failure>}
      <Toggle type="button" aria-pressed={isOnlyHidden} onClick={() => setOnlyHidden(!isOnlyHidden)}>
        Only pages with hidden blocks
      </Toggle>
      <List>
        {(isOnlyHidden ? withHidden : pages).map((known) => (
          <PageRow key={known.pathname} {...known} hidden={hiddenOf(known.page)} />
        ))}
      </List>
    </Desk>
  )
}

const hiddenOf = ({ blocks }: KnownPage['page']) => blocks.filter(({ hidden }) => hidden !== undefined)

const Toggle = styled.button`
  ${pressable}
  justify-self: start;
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
