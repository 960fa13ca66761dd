import { describe, expect, test, vi } from 'vitest'
import { createStorage, typed, withMessage } from '../../support/enquiries.ts'
import { createService, down, startTime, openTab, stopClock } from '../../support/enquiry-service.ts'

stopClock()

describe('sending', () => {
  test('the enquiry is stored before the first try', async () => {
    const service = createService()
    let kept: unknown
    const { transmit } = service
    service.transmit = (enquiry) => {
      kept = tab.waiting()
      return transmit(enquiry)
    }
    const tab = openTab({ service })
    tab.enquiries.send(typed, '')
    await tab.wait()
    expect(kept).toMatchObject([{ enquiry: { values: typed }, tries: 0 }])
  })

  test('the text is sent with its source and time; the status is sending until it is delivered', async () => {
    const { enquiries, service, wait } = openTab()
    service.mood = 'hangs'
    enquiries.send(typed, '')
    expect(enquiries.status()).toBe('sending')
    await wait(3_000)
    expect(enquiries.status()).toBe('sending')
    expect(service.tries).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        values: typed,
        source: { landing: '/', page: '/products' },
        flagged: false,
        createdAt: startTime,
      },
    ])
    service.held[0]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sent')
  })

  test('a delivered enquiry is removed, and nothing is tried again', async () => {
    const { storage, entries } = createStorage()
    const { enquiries, service, waiting, failures, wait } = openTab({ storage })
    enquiries.keepDraft(typed)
    enquiries.send(typed, '')
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(waiting()).toEqual([])
    expect(enquiries.readDraft()).toEqual({})
    expect([...entries.values()].join('')).not.toContain('Asha')
    expect(vi.getTimerCount()).toBe(0)
    await wait(3_600_000)
    expect(service.tries).toHaveLength(1)
    expect(failures).toEqual([])
  })

  test('nothing else is sent while an enquiry is being sent', async () => {
    const { enquiries, service, wait } = openTab()
    service.mood = 'hangs'
    enquiries.send(typed, '')
    enquiries.send(withMessage('Impatient'), '')
    await wait()
    expect(service.messages()).toEqual([typed.message])
  })

  test('without crypto.randomUUID, as on plain http', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { enquiries, service, wait } = openTab()
    for (const message of ['One', 'Two']) {
      enquiries.send(withMessage(message), '')
      await wait()
    }
    expect(service.ids().size).toBe(2)
    expect(enquiries.status()).toBe('sent')
  })
})

describe('the draft', () => {
  test('is empty at first, and survives a reload', () => {
    const { enquiries, storage } = openTab()
    expect(enquiries.readDraft()).toEqual({})
    enquiries.keepDraft(typed)
    expect(openTab({ storage }).enquiries.readDraft()).toEqual(typed)
  })

  test('text typed after sending survives the delivery, as the next enquiry', async () => {
    const { enquiries, service, storage, wait } = openTab()
    service.mood = 'hangs'
    enquiries.send(typed, '')
    await wait()
    enquiries.keepDraft(withMessage('And another thing'))
    expect(enquiries.status()).toBe('sending')
    service.held[0]?.arrive()
    await wait()
    // The form clears itself when the status is "sent".
    expect(enquiries.status()).toBe('idle')
    expect(openTab({ storage }).enquiries.readDraft()).toEqual(withMessage('And another thing'))
    service.mood = 'takes'
    enquiries.send(withMessage('And another thing'), '')
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(service.messages()).toEqual([typed.message, 'And another thing'])
    expect(service.ids().size).toBe(2)
  })

  test('typing removes the last status of the enquiry', async () => {
    const { enquiries, service, wait } = openTab()
    enquiries.send(typed, '')
    await wait()
    enquiries.keepDraft(withMessage('N'))
    expect(enquiries.status()).toBe('idle')
    service.mood = down
    enquiries.send(withMessage('N'), '')
    await wait()
    expect(enquiries.status()).toBe('failed')
    enquiries.keepDraft(withMessage('Ne'))
    expect(enquiries.status()).toBe('idle')
  })
})

describe('the trap', () => {
  test.each([
    ['takes it', 'takes'],
    ['is down', down],
    ['hangs', 'hangs'],
  ] as const)('status sent when the service %s; flagged, stored and delivered', async (_, mood) => {
    const { enquiries, service, waiting, wait } = openTab()
    service.mood = mood
    enquiries.send(typed, 'https://spam.example')
    await wait(12_000)
    expect(enquiries.status()).toBe('sent')
    expect(enquiries.readDraft()).toEqual({})
    expect(service.tries[0]).toMatchObject({ values: typed, flagged: true })
    const queued = mood === 'takes' ? [] : [{ enquiry: { values: typed, flagged: true } }]
    expect(waiting()).toMatchObject(queued)
    service.mood = 'takes'
    service.held[0]?.arrive()
    await wait(600_000)
    expect(waiting()).toEqual([])
    expect(service.ids().size).toBe(1)
    expect(enquiries.status()).toBe('sent')
  })

  test('the delivery of a trapped enquiry does not change the status of the next one', async () => {
    const { enquiries, service, wait } = openTab()
    service.mood = 'hangs'
    enquiries.send(typed, 'x')
    await wait(12_000)
    enquiries.send(withMessage('Mine'), '')
    service.held[0]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sending')
    expect(service.tries[1]).toMatchObject({ flagged: false })
    service.held[1]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sent')
  })
})

test('subscribers receive every change until they unsubscribe', async () => {
  const { enquiries, wait } = openTab()
  const statuses: string[] = []
  const stop = enquiries.subscribe(() => statuses.push(enquiries.status()))
  const other = vi.fn<() => void>()
  enquiries.subscribe(other)
  enquiries.send(typed, '')
  await wait()
  expect(statuses).toEqual(['sending', 'sent'])
  stop()
  enquiries.keepDraft(typed)
  expect(statuses).toEqual(['sending', 'sent'])
  expect(other).toHaveBeenCalledTimes(3)
})

test('a subscriber that throws on success is reported, and nothing is sent again', async () => {
  const { enquiries, service, waiting, failures, wait } = openTab()
  const fault = new Error('Subscriber')
  enquiries.subscribe(() => {
    if (enquiries.status() === 'sent') throw fault
  })
  enquiries.send(typed, '')
  await wait(3_600_000)
  expect(enquiries.status()).toBe('sent')
  expect(failures).toEqual([fault])
  expect(service.tries).toHaveLength(1)
  expect(waiting()).toEqual([])
})
