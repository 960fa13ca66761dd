import { afterEach, beforeEach } from 'vitest'
import type { SiteEvent } from '../../block-library/contract/report-context.ts'
import { onEvent } from '../../src/runtime/engine/event-sink.ts'

/** Returns a list of the events during a test of the file, in order. */
export function watchEvents(): SiteEvent[] {
  const received: SiteEvent[] = []
  let stop: (() => void) | undefined
  beforeEach(() => {
    received.length = 0
    stop = onEvent((event) => received.push(event))
  })
  afterEach(() => stop?.())
  return received
}
