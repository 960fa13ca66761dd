import { useEffect, useState } from 'react'
import type { PageSource } from '../../../lint/page-source.ts'
import { onSourceChange } from '../../../runtime/app/on-source-change.ts'
import { BlockDesk, type DeskProps } from './block-desk.tsx'
import { Desk, Failure, Lead } from './plain-desk.tsx'
import type { Subject } from '../blocks/use-edits.ts'
import { pageBlockAddress } from './place.ts'
import { editAddresses } from '../../edit/protocol.ts'
import { ask } from '../server.ts'
import { placePageBlock } from '../blocks/place-page-block.ts'

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
        if (current === latest) setFailure(error instanceof Error ? error.message : String(error))
      }
    }
    void load()
    const unhear = onSourceChange(() => void load())
    return () => {
      latest = -1
      unhear()
    }
  }, [pathname, id, site])
  if (subject) return <BlockDesk {...desk} subject={subject} failure={failure} />
  return (
    <Desk title={`#${id} of ${pathname}`}>
      {failure === undefined ? (
        <Lead role="status">Asking the development server …</Lead>
      ) : (
        <Failure role="alert">{failure}</Failure>
      )}
    </Desk>
  )
}

function failureOf({ failure, fallback }: PageSource): string | undefined {
  if (failure === undefined) return undefined
  const drawn = fallback === undefined ? '' : ' The page shows its fallback instead.'
  return `The content of this page is not usable.${drawn}\n${failure}`
}
