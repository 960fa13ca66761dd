import { describe, expect, test, vi } from 'vitest'
import { typed, withMessage } from '../../support/enquiries.ts'
import { down, failedTab, startTime, openTab, refusal, stopClock } from '../../support/enquiry-service.ts'

stopClock()

describe('a failure', () => {
  test('leaves the enquiry and the draft stored, and is reported to the visitor and to the event sink', async () => {
    const { enquiries, waiting, failures } = await failedTab()
    expect(enquiries.status()).toBe('failed')
    expect(waiting()).toMatchObject([{ enquiry: { values: typed }, tries: 1 }])
    expect(enquiries.readDraft()).toEqual(typed)
    expect(failures).toEqual([down])
  })

  test('is tried again after growing pauses, at most ten minutes', async () => {
    const { service, wait } = await failedTab()
    for (const seconds of [5, 15, 45, 135, 405, 600, 600]) {
      const before = service.tries.length
      await wait(seconds * 1_000 - 1)
      expect(service.tries).toHaveLength(before)
      await wait(1)
      expect(service.tries).toHaveLength(before + 1)
    }
    expect(service.ids().size).toBe(1)
    expect(new Set(service.tries.map(({ createdAt }) => createdAt))).toEqual(new Set([startTime]))
  })

  test.each([-365, 365])('is tried again in time by a clock that is set by %i days', async (days) => {
    const { service, wait } = await failedTab()
    vi.setSystemTime(Date.now() + days * 86_400_000)
    await wait(4_999)
    expect(service.tries).toHaveLength(1)
    await wait(1)
    expect(service.tries.map(({ createdAt }) => createdAt)).toEqual([startTime, startTime])
  })

  test('an error of an unknown kind is tried again too', async () => {
    const { service, wait } = await failedTab(new TypeError('Failed to fetch'))
    await wait(5_000)
    expect(service.tries).toHaveLength(2)
  })

  test("an enquiry's pause is not prolonged by another enquiry", async () => {
    const { service, wait, sendAnother } = await failedTab()
    await wait(5_000 + 15_000)
    expect(service.tries).toHaveLength(3)
    await sendAnother('Second')
    await wait(5_000)
    expect(service.messages().slice(3)).toEqual(['Second', 'Second'])
    await wait(39_999)
    expect(service.messages().filter((message) => message === typed.message)).toHaveLength(3)
    await wait(1)
    expect(service.messages().filter((message) => message === typed.message)).toHaveLength(4)
  })
})

describe('a refusal', () => {
  test('is not tried again in this visit, but in the next one', async () => {
    const { enquiries, service, storage, flush, waiting, wait, sendAnother } = await failedTab(refusal)
    expect(enquiries.status()).toBe('failed')
    await wait(3_600_000)
    expect(service.tries).toHaveLength(1)
    service.mood = down
    await sendAnother('Second')
    await wait(30_000)
    await flush()
    expect(service.messages().filter((message) => message === typed.message)).toHaveLength(1)
    expect(waiting()).toHaveLength(2)
    service.mood = 'takes'
    const next = openTab({ storage, service })
    await next.flush()
    expect(next.waiting()).toEqual([])
    expect(service.ids().size).toBe(2)
  })

  test('followed by a failure is tried again when the network is back', async () => {
    const { enquiries, service, flush, wait } = await failedTab(refusal)
    service.mood = down
    enquiries.send(typed, '')
    await wait()
    service.mood = 'takes'
    await flush()
    expect(service.tries).toHaveLength(3)
    expect(enquiries.status()).toBe('sent')
  })
})

describe('when the network comes back', () => {
  test('a try that began without network and fails is repeated immediately', async () => {
    const { service, storage } = await failedTab()
    const { flush, waiting, wait } = openTab({ storage, service })
    service.mood = 'hangs'
    void flush()
    await wait()
    void flush()
    await wait()
    expect(service.tries).toHaveLength(2)
    service.mood = 'takes'
    service.held[0]?.fail(down)
    await wait()
    expect(service.tries).toHaveLength(3)
    expect(service.ids().size).toBe(1)
    expect(waiting()).toEqual([])
  })

  test('a try that began without network is repeated only once', async () => {
    const { service, storage } = await failedTab()
    const { flush, wait } = openTab({ storage, service })
    service.mood = 'hangs'
    void flush()
    await wait()
    void flush()
    await wait()
    service.mood = down
    service.held[0]?.fail(down)
    await wait(4_000)
    expect(service.tries).toHaveLength(3)
  })
})

describe('after a failure', () => {
  test('pressing again sends the same enquiry, immediately and once', async () => {
    const { enquiries, service, waiting, wait } = await failedTab()
    service.mood = 'takes'
    await wait(1_000)
    enquiries.send(typed, '')
    await wait(3_600_000)
    expect(service.tries).toHaveLength(2)
    expect(service.ids().size).toBe(1)
    expect(service.tries[1]).toMatchObject({ createdAt: startTime })
    expect(waiting()).toEqual([])
  })

  test('a failed press restarts the pauses, in place of the current one', async () => {
    const { enquiries, service, wait } = await failedTab()
    await wait(1_000)
    enquiries.send(typed, '')
    await wait(4_999)
    expect(service.tries).toHaveLength(2)
    await wait(1)
    expect(service.tries).toHaveLength(3)
  })

  test('an edited text goes out under the same id, once', async () => {
    const { enquiries, service, waiting, wait } = await failedTab()
    service.mood = 'takes'
    enquiries.keepDraft(withMessage('Edited'))
    enquiries.send(withMessage('Edited'), '')
    await wait(3_600_000)
    expect(service.messages()).toEqual([typed.message, 'Edited'])
    expect(service.ids().size).toBe(1)
    expect(waiting()).toEqual([])
    expect(enquiries.status()).toBe('sent')
  })

  test('a successful retry does not change a text that is being edited, which is another enquiry', async () => {
    const { enquiries, service, wait } = await failedTab()
    service.mood = 'takes'
    enquiries.keepDraft(withMessage('Edited'))
    await wait(5_000)
    expect(enquiries.status()).toBe('idle')
    expect(enquiries.readDraft()).toEqual(withMessage('Edited'))
    enquiries.send(withMessage('Edited'), '')
    await wait()
    expect(service.messages()).toEqual([typed.message, typed.message, 'Edited'])
    expect(service.ids().size).toBe(2)
  })
})
