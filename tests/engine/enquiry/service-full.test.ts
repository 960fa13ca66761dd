import { describe, expect, test, vi } from 'vitest'
import { createStorage, withMessage } from '../../support/enquiries.ts'
import { createService, down, openTab, refusal, stopClock } from '../../support/enquiry-service.ts'

stopClock()

describe('an outbox that fills up', () => {
  test('stores fifty on the device and the others on this page, and reports where; all of them arrive', async () => {
    const { enquiries, service, waiting, isAtRisk, sendAnother, flush } = openTab()
    service.mood = refusal
    const places = []
    for (let count = 1; count <= 60; count++) {
      await sendAnother(`Message ${count}`)
      places.push(enquiries.outcome()?.place)
    }
    expect(places).toEqual([...Array(50).fill('device'), ...Array(10).fill('full')])
    expect(waiting()).toHaveLength(50)
    expect(isAtRisk()).toBe(true)
    // The enquiry that was reported as stored on the device is still there.
    expect(waiting()).toHaveProperty('0.enquiry.values.message', 'Message 1')

    service.mood = 'takes'
    service.tries = []
    for (let count = 60; count >= 1; count--) {
      enquiries.send(withMessage(`Message ${count}`), '')
      await vi.advanceTimersByTimeAsync(0)
    }
    await flush()
    expect(service.ids().size).toBe(60)
    expect(waiting()).toEqual([])
    expect(isAtRisk()).toBe(false)
  })

  test('enquiries beyond the limit are sent automatically, too, once the service is back', async () => {
    const { service, waiting, wait, sendAnother } = openTab()
    service.mood = down
    for (let count = 1; count <= 52; count++) await sendAnother(`Message ${count}`)
    service.mood = 'takes'
    await wait(600_000)
    expect(new Set(service.messages()).size).toBe(52)
    expect(waiting()).toEqual([])
  })

  test('likely spam is moved off the device first, and is sent, too, once the service is back', async () => {
    const { enquiries, service, waiting, sendAnother, wait } = openTab()
    service.mood = down
    for (const message of ['Spam one', 'Spam two']) await sendAnother(message, 'x')
    for (let count = 3; count <= 51; count++) await sendAnother(`Message ${count}`)
    expect(enquiries.outcome()?.place).toBe('device')
    expect(waiting()).toHaveLength(50)
    expect(JSON.stringify(waiting()).match(/Spam \w+/g)).toEqual(['Spam one'])
    service.mood = 'takes'
    await wait(600_000)
    expect(service.messages()).toContain('Spam two')
  })

  test('only the ids of the last fifty delivered enquiries are stored', async () => {
    const { storage } = createStorage()
    const { service, sendAnother } = openTab({ storage, service: createService() })
    for (let count = 0; count < 60; count++) await sendAnother(`Message ${count}`)
    const arrived = service.tries.map(({ id }) => id).slice(-50)
    expect(storage.getItem('enquiry-arrived')).toBe(JSON.stringify(arrived))
  })
})
