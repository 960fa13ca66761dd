import { useEffect, useState } from 'react'
import type { PageSource } from '../../../lint/page-source.ts'
import { onSourceChange } from '../../../runtime/app/on-source-change.ts'
import { editAddresses } from '../../protocol/protocol.ts'
import { placePageBlock } from '../blocks/place-page-block.ts'
import type { Subject } from '../blocks/use-edits.ts'
import { ask, wordsOf } from '../server.ts'
import { BlockDesk, type DeskProps } from './block-desk.tsx'
import { pageBlockAddress } from './place.ts'

interface PageBlockDeskProps extends DeskProps {
  pathname: string
  id: string
}

/** Shows a block of a page of the site with the page's content. Loads the page again when a source file changes. */
export function PageBlockDesk({ pathname, id, ...desk }: PageBlockDeskProps) {
  const { site } = desk
  const [subject, setSubject] = useState<Subject>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let latest = 0
    const load = async () => {
      latest += 1
      const current = latest
      try {
        const source = await ask<PageSource>(editAddresses.page, { path: pathname })
        if (current !== latest) return
        setSubject({
          address: pageBlockAddress(pathname, id),
          name: `#${id} of ${pathname}`,
          placed: placePageBlock(source, id, site),
        })
        setFailure(failureOf(source))
      } catch (error) {
        if (current === latest) setFailure(wordsOf(error))
      }
    }
    void load()
    const unsubscribe = onSourceChange(() => void load())
    return () => {
      latest = -1
      unsubscribe()
    }
  }, [pathname, id, site])
  if (subject) return <BlockDesk {...desk} subject={subject} failure={failure} />
  return (
    <div className="stack column">
      <h2>{`#${id} of ${pathname}`}</h2>
      {failure === undefined ? (
        <p role="status">Reading the page …</p>
      ) : (
        <p role="alert" className="problem">
          {failure}
        </p>
      )}
    </div>
  )
}

function failureOf({ failure, fallback }: PageSource): string | undefined {
  if (failure === undefined) return undefined
  const drawn = fallback === undefined ? '' : ' The page shows its fallback instead.'
  return `The content of this page is not usable.${drawn}\n${failure}`
}
