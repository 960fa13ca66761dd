import { useMemo, useState } from 'react'
import type { DeskSite } from './placed-block.ts'
import { blockIn, readPlaced, withBlock, type PlacedBlock } from './placed-block.ts'

/** The block on the desk. */
export interface Subject {
  /** Address within the workbench. */
  address: string
  /** Name beside the block's type. */
  name: string
  placed: PlacedBlock
}

interface Edited {
  /** Address of the edited block, and the block as its author wrote it. */
  of: string
  /** The block as edited, valid or not. */
  block: unknown
  /** The last valid version of the block. */
  sound: unknown
}

/** Returns the edited block on the desk. Edits stay in memory until the block itself changes. */
export function useEdits({ address, placed }: Subject, site: DeskSite) {
  const [edited, setEdited] = useState<Edited>()
  const start = useMemo((): Edited => {
    const written = blockIn(placed)
    return { of: `${address} ${JSON.stringify(written)}`, block: written, sound: written }
  }, [address, placed])
  // Another block starts unedited. The frames stay mounted and only render again.
  const { of, block, sound } = edited?.of === start.of ? edited : start
  const current = useMemo(() => withBlock(placed, block), [placed, block])
  const drawn = useMemo(() => withBlock(placed, sound), [placed, sound])
  const parsed = useMemo(() => readPlaced(current, site), [current, site])
  return {
    block,
    isEdited: block !== start.block,
    /** Validation problems of the page with the edited block. */
    problems: parsed.ok ? [] : parsed.problems,
    /** Config of the page with the edited block. */
    config: current.config,
    /** The last valid version, for the frames. */
    drawn,
    change: (next: unknown) => {
      const isSound = readPlaced(withBlock(placed, next), site).ok
      setEdited({ of, block: next, sound: isSound ? next : sound })
    },
    reset: () => setEdited(undefined),
  }
}

export type Edits = ReturnType<typeof useEdits>
