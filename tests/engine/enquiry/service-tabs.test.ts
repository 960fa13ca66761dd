import { describe, expect, test } from 'vitest'
import { createStorage, typed, withMessage } from '../../support/enquiries.ts'
import {
  createLocks,
  createService,
  down,
  openTab,
  refusal,
  stopClock,
} from '../../support/enquiry-service.ts'

stopClock()

/** Opens tabs that share one storage, one service and one set of locks. */
function openTabs() {
  const shared = { storage: createStorage().storage, service: createService(), alone: createLocks() }
  return { open: () => openTab(shared), ...shared }
}

/** Opens such tabs. The first one sends an enquiry while the service has this mood. */
async function sendFirst(mood: ReturnType<typeof createService>['mood']) {
  const tabs = openTabs()
  tabs.service.mood = mood
  const first = tabs.open()
  first.enquiries.send(typed, '')
  await first.wait()
  return { ...tabs, first }
}

/** Opens a tab that sends while the service hangs, and reloads it: its locks are released. */
async function sendAndReload() {
  const tabs = openTabs()
  tabs.service.mood = 'hangs'
  const before = openTab({ storage: tabs.storage, service: tabs.service })
  before.enquiries.send(typed, '')
  await before.wait()
  return { ...tabs, before }
}

describe('two tabs', () => {
  test('that send a waiting enquiry at the same moment send it once', async () => {
    const { open, service } = await sendFirst(refusal)
    service.mood = 'hangs'
    const [firstTab, two] = [open(), open()]
    const both = Promise.all([firstTab.flush(), two.flush()])
    await firstTab.wait(1_000)
    expect(service.tries).toHaveLength(2)
    service.held[0]?.arrive()
    await both
    expect(service.tries).toHaveLength(2)
    expect([firstTab.enquiries.status(), two.enquiries.status()]).toEqual(['sent', 'sent'])
    expect([firstTab.enquiries.readDraft(), two.enquiries.readDraft()]).toEqual([{}, {}])
  })

  test('that are typed in at the same time have separate texts, though the storage has one', () => {
    const { open } = openTabs()
    const [firstTab, two] = [open(), open()]
    firstTab.enquiries.keepDraft(typed)
    two.enquiries.keepDraft(withMessage('Another'))
    expect(firstTab.enquiries.readDraft()).toEqual(typed)
    expect(open().enquiries.readDraft()).toEqual(withMessage('Another'))
  })

  test('that send the same text at the same moment send it once, and both report it', async () => {
    const { open, service } = openTabs()
    service.mood = 'hangs'
    const [firstTab, two] = [open(), open()]
    firstTab.enquiries.send(typed, '')
    two.enquiries.send(typed, '')
    await firstTab.wait(1_000)
    service.held[0]?.arrive()
    await firstTab.wait()
    expect(service.tries).toHaveLength(1)
    expect([firstTab.enquiries.status(), two.enquiries.status()]).toEqual(['sent', 'sent'])
  })

  test('an enquiry that another tab has sent is not sent again by pressing', async () => {
    const { open, service, first: firstTab } = await sendFirst(down)
    const two = open()
    expect(two.enquiries.readDraft()).toEqual(typed)
    service.mood = 'takes'
    await firstTab.wait(5_000)
    expect(service.tries).toHaveLength(2)
    two.enquiries.send(typed, '')
    await two.wait()
    expect(two.enquiries.status()).toBe('sent')
    expect(service.tries).toHaveLength(2)
    expect(two.waiting()).toEqual([])
  })

  test('a text edited in a tab while the other sends the older text is not lost', async () => {
    const { open, service, first: firstTab } = await sendFirst('hangs')
    const two = open()
    two.enquiries.send(withMessage('Edited'), '')
    await two.wait()
    service.held[0]?.arrive()
    await firstTab.wait()
    expect(firstTab.enquiries.status()).toBe('sent')
    service.held[1]?.arrive()
    await two.wait()
    expect(service.messages()).toEqual([typed.message, 'Edited'])
    expect(two.enquiries.status()).toBe('sent')
    expect(two.waiting()).toEqual([])
  })

  test('a new text is a new enquiry, though another enquiry waits and its draft is stored', async () => {
    const { open, service } = openTabs()
    const [firstTab, two] = [open(), open()]
    service.mood = down
    firstTab.enquiries.send(typed, '')
    await firstTab.wait()
    two.enquiries.keepDraft(withMessage('From the other tab'))
    two.enquiries.send(withMessage('From the other tab'), '')
    await two.wait()
    expect(service.ids().size).toBe(2)
    expect(firstTab.waiting()).toHaveLength(2)
    service.mood = 'takes'
    await firstTab.wait(600_000)
    expect([firstTab.enquiries.status(), two.enquiries.status()]).toEqual(['sent', 'sent'])
    expect(firstTab.waiting()).toEqual([])
  })

  test('sending in a tab does not change the text in the other', async () => {
    const { open, service, storage } = openTabs()
    const [firstTab, two] = [open(), open()]
    service.mood = 'hangs'
    firstTab.enquiries.send(typed, '')
    await firstTab.wait()
    two.enquiries.keepDraft(withMessage('Half a sent'))
    service.held[0]?.arrive()
    await firstTab.wait()
    expect(firstTab.enquiries.status()).toBe('sent')
    expect(two.enquiries.readDraft()).toEqual(withMessage('Half a sent'))
    expect(openTab({ storage }).enquiries.readDraft()).toEqual(withMessage('Half a sent'))
  })
})

describe('a reload while sending', () => {
  test('sends with the same id, and the visitor sees the result', async () => {
    const { open, service } = await sendAndReload()
    service.mood = 'takes'
    const after = open()
    expect(after.enquiries.readDraft()).toEqual(typed)
    await after.flush()
    expect(service.tries).toHaveLength(2)
    expect(service.tries[1]).toEqual(service.tries[0])
    expect(after.enquiries.status()).toBe('sent')
    expect(after.enquiries.readDraft()).toEqual({})
  })
})
