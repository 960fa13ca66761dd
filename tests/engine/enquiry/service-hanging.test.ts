import { describe, expect, test } from 'vitest'
import { typed, withMessage } from '../../support/enquiries.ts'
import {
  down,
  failedTab,
  hangingTab,
  lockless,
  openTab,
  refusal,
  stopClock,
} from '../../support/enquiry-service.ts'

stopClock()

describe('a try that hangs', () => {
  test('is reported after 12 s and continues; its late success counts and is reported', async () => {
    const { enquiries, service, waiting, wait } = openTab()
    service.mood = 'hangs'
    enquiries.send(typed, '')
    await wait(11_999)
    expect(enquiries.status()).toBe('sending')
    await wait(1)
    expect(enquiries.status()).toBe('failed')
    expect(waiting()).toHaveLength(1)
    await wait(60_000)
    expect(service.tries).toHaveLength(1)
    service.held[0]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(waiting()).toEqual([])
    expect(enquiries.readDraft()).toEqual({})
  })

  test('pressing again does not send again; both wait for the same answer', async () => {
    const { enquiries, service, wait } = await hangingTab({ alone: lockless })
    enquiries.send(typed, '')
    expect(enquiries.status()).toBe('sending')
    await wait(12_000)
    expect(enquiries.status()).toBe('failed')
    enquiries.send(typed, '')
    service.held[0]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(service.tries).toHaveLength(1)
  })

  test('a late failure is tried again', async () => {
    const { service, waiting, wait } = await hangingTab()
    service.held[0]?.fail(down)
    await wait(5_000)
    expect(service.tries).toHaveLength(2)
    expect(waiting()).toMatchObject([{ tries: 1 }])
  })

  test('a text edited meanwhile is another enquiry, and both arrive', async () => {
    const { enquiries, service, waiting, wait } = await hangingTab()
    enquiries.keepDraft(withMessage('Edited'))
    enquiries.send(withMessage('Edited'), '')
    await wait()
    expect(service.messages()).toEqual([typed.message, 'Edited'])
    expect(service.ids().size).toBe(2)
    service.held[0]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sending')
    service.held[1]?.arrive()
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(waiting()).toEqual([])
  })

  test('a text whose edits were undone is the first enquiry', async () => {
    const { enquiries, service, wait } = await hangingTab()
    enquiries.send(withMessage('Edited'), '')
    await wait(12_000)
    enquiries.send(typed, '')
    await wait()
    expect(service.messages()).toEqual([typed.message, 'Edited'])
  })

  test('does not block the enquiries behind it', async () => {
    const { service, storage, wait, sendAnother } = await failedTab(refusal)
    await sendAnother('Second')
    service.mood = 'takes'
    service.moods.set(typed.message, 'hangs')
    const next = openTab({ storage, service })
    const done = next.flush()
    await wait(12_000)
    await done
    expect(service.messages().slice(2)).toEqual([typed.message, 'Second'])
    expect(next.waiting()).toMatchObject([{ enquiry: { values: typed } }])
  })
})

test('waiting enquiries are sent in order, one after another', async () => {
  const { service, storage, wait, sendAnother } = await failedTab(refusal)
  await sendAnother('Second')
  service.mood = 'hangs'
  const next = openTab({ storage, service })
  const done = next.flush()
  await wait(1_000)
  expect(service.messages().slice(2)).toEqual([typed.message])
  service.held[0]?.arrive()
  await wait()
  expect(service.messages().slice(2)).toEqual([typed.message, 'Second'])
  service.held[1]?.arrive()
  await done
  expect(next.waiting()).toEqual([])
})
