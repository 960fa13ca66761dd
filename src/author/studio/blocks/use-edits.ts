import { useMemo, useState } from 'react'
import { blockIn, readPlaced, withBlock, type DeskSite, type PlacedBlock } from './placed-block.ts'

/** Returns a block of a page as edited in memory, with the problems of its page. */
export function useEdits(placed: PlacedBlock, site: DeskSite) {
  const written = blockIn(placed)
  const [block, change] = useState(written)
  const { config } = useMemo(() => withBlock(placed, block), [placed, block])
  const parsed = useMemo(() => readPlaced({ ...placed, config }, site), [placed, config, site])
  return {
    block,
    isEdited: block !== written,
    problems: parsed.ok ? [] : parsed.problems,
    /** Config of the page with the edited block. */
    config,
    change,
  }
}

export type Edits = ReturnType<typeof useEdits>
