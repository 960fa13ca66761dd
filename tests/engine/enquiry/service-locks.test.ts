import { describe, expect, test, vi } from 'vitest'
import { createStorage, typed } from '../../support/enquiries.ts'
import { createService, down, lockless, openTab, stopClock } from '../../support/enquiry-service.ts'

stopClock()

describe('locks', () => {
  test.each([
    ['rejects', () => Promise.reject(new DOMException('Not here', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('Not here', 'SecurityError')
      },
    ],
  ])('a browser that %s locks sends without them', async (_, alone) => {
    const { enquiries, flush, service, waiting, wait } = openTab({ alone })
    enquiries.send(typed, '')
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(service.tries).toHaveLength(1)
    expect(waiting()).toEqual([])
    await expect(flush()).resolves.toBeUndefined()
  })

  test('a lock that is stolen during a try does not send again', async () => {
    const steal = vi.fn<(reason: Error) => void>()
    const { enquiries, service, wait } = openTab({
      alone: (_, task) =>
        new Promise((_settle, reject) => {
          void task()
          steal.mockImplementation(reject)
        }),
    })
    service.mood = 'hangs'
    enquiries.send(typed, '')
    await wait()
    steal(new DOMException('Stolen', 'AbortError'))
    await wait()
    expect(enquiries.status()).toBe('sending')
    service.held[0]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(service.tries).toHaveLength(1)
  })

  test('without locks, two tabs may both try; one success is enough for both', async () => {
    const shared = { storage: createStorage().storage, service: createService(), alone: lockless }
    shared.service.mood = 'hangs'
    const [first, two] = [openTab(shared), openTab(shared)]
    first.enquiries.send(typed, '')
    two.enquiries.send(typed, '')
    await first.wait()
    expect(shared.service.ids().size).toBe(1)
    shared.service.held[0]?.arrive()
    await first.wait()
    shared.service.held[1]?.fail(down)
    await two.wait(3_600_000)
    expect([first.enquiries.status(), two.enquiries.status()]).toEqual(['sent', 'sent'])
    expect(shared.service.tries).toHaveLength(2)
    expect(first.waiting()).toEqual([])
  })
})
