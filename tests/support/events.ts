import { afterEach, beforeEach } from 'vitest'
import type { SiteEvent } from '../../block-library/contract/report-context.ts'
import { onEvent } from '../../src/runtime/engine/event-sink.ts'

/** Returns a list of the events during a test of the file, in order. */
export function watchEvents(): SiteEvent[] {
  const heard: SiteEvent[] = []
  let stop: (() => void) | undefined
  beforeEach(() => {
    heard.length = 0
    stop = onEvent((event) => heard.push(event))
  })
  afterEach(() => stop?.())
  return heard
}
