import { describe, expect, test } from 'vitest'
import { createStorage, enquiry, typed } from '../../support/enquiries.ts'
import { down, openTab, stopClock } from '../../support/enquiry-service.ts'

stopClock()

describe.each([
  ['a storage that throws on every access', { reading: true, writing: true }],
  ['a full storage', { reading: false, writing: true }],
])('%s', (_, refused) => {
  const openRefused = () => {
    const { storage, refuse } = createStorage()
    Object.assign(refuse, refused)
    return openTab({ storage })
  }

  test('still sends', async () => {
    const { enquiries, service, wait } = openRefused()
    enquiries.keepDraft(typed)
    expect(enquiries.readDraft()).toEqual(typed)
    enquiries.send(typed, '')
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(enquiries.readDraft()).toEqual({})
    expect(service.tries).toHaveLength(1)
  })

  test('tries again from memory, with the same id, until the enquiry is delivered', async () => {
    const { enquiries, flush, isAtRisk, service, wait } = openRefused()
    service.mood = down
    enquiries.send(typed, '')
    await wait(5_000)
    expect(enquiries.status()).toBe('failed')
    expect([enquiries.outcome()?.place, isAtRisk()]).toEqual(['refused', true])
    service.mood = 'takes'
    await wait(15_000)
    expect(enquiries.status()).toBe('sent')
    await flush()
    await wait(3_600_000)
    expect(service.tries).toHaveLength(3)
    expect(service.ids().size).toBe(1)
  })
})

test('a storage that fills up loses no stored enquiry', async () => {
  const { storage, refuse } = createStorage()
  const { service, wait, sendAnother } = openTab({ storage })
  service.mood = down
  await sendAnother('First')
  refuse.writing = true
  await sendAnother('Second')
  service.mood = 'takes'
  await wait(15_000)
  expect(service.messages().slice(-2).toSorted()).toEqual(['First', 'Second'])
  expect(service.ids().size).toBe(2)
})

test('a storage that is emptied does not lose a waiting enquiry', async () => {
  const { enquiries, service, storage, waiting, wait } = openTab()
  service.mood = down
  enquiries.send(typed, '')
  await wait()
  storage.clear()
  await wait(5_000)
  expect(service.tries).toHaveLength(2)
  expect(waiting()).toMatchObject([{ enquiry: { values: typed } }])
  service.mood = 'takes'
  storage.clear()
  await wait(3_600_000)
  expect(service.tries).toHaveLength(3)
  expect(service.ids().size).toBe(1)
  expect(enquiries.status()).toBe('sent')
})

describe('damaged storage', () => {
  const keys = ['enquiry-outbox', 'enquiry-draft', 'enquiry-arrived']
  const contents = [
    '{"cut sh',
    '',
    '7',
    '"text"',
    'null',
    '[]',
    '{}',
    '[null,7,"text",[],{}]',
    '{"values":7,"id":{}}',
  ]

  test.each(contents)('%s causes no error', async (content) => {
    const { storage } = createStorage()
    for (const key of keys) storage.setItem(key, content)
    const { enquiries, flush, service, waiting, wait } = openTab({ storage })
    expect(enquiries.readDraft()).toEqual({})
    await flush()
    expect(service.tries).toEqual([])
    enquiries.keepDraft(typed)
    enquiries.send(typed, '')
    await wait()
    expect(enquiries.status()).toBe('sent')
    expect(service.messages()).toEqual([typed.message])
    expect(waiting()).toEqual([])
  })

  test('only valid entries are sent, without their invalid fields', async () => {
    const { storage } = createStorage()
    const odd = [
      { enquiry: { id: 'no text', values: null }, tries: 0 },
      { enquiry: { id: 'blank', values: { name: '', message: 7 } }, tries: 0 },
      { enquiry: { id: '', values: typed }, tries: 0 },
      { enquiry: { id: 8, values: typed }, tries: 0 },
      { enquiry, tries: 'many' },
      {
        enquiry: {
          id: 'old',
          values: { message: 'From an older version', email: 3 },
          source: 'x',
          flagged: 'no',
        },
      },
    ]
    storage.setItem('enquiry-outbox', JSON.stringify(odd))
    const { flush, service, waiting } = openTab({ storage })
    await flush()
    const nothing = { name: '', company: '', phone: '', email: '', option: '' }
    expect(service.tries).toEqual([
      enquiry,
      {
        id: 'old',
        values: { ...nothing, message: 'From an older version' },
        source: {},
        flagged: false,
        createdAt: '',
      },
    ])
    expect(waiting()).toEqual([])
  })

  test('an invalid number of tries still leads to a next try', async () => {
    for (const tries of [-3, 1e9, 'many', null]) {
      const { storage } = createStorage()
      storage.setItem('enquiry-outbox', JSON.stringify([{ enquiry, tries }]))
      const { flush, service, wait } = openTab({ storage })
      service.mood = down
      await flush()
      await wait(600_000)
      expect(service.tries.length, String(tries)).toBeGreaterThan(1)
      expect(service.tries.length, String(tries)).toBeLessThan(1_000)
    }
  })

  test('only the texts of a draft are restored', () => {
    const { storage } = createStorage()
    storage.setItem('enquiry-draft', JSON.stringify({ values: { name: 'Asha', email: {}, extra: 'x' } }))
    expect(openTab({ storage }).enquiries.readDraft()).toEqual({
      name: 'Asha',
      company: '',
      phone: '',
      email: '',
      option: '',
      message: '',
    })
  })

  test('a draft whose enquiry is gone from the outbox is sent under its id', async () => {
    const { storage } = createStorage()
    storage.setItem('enquiry-draft', JSON.stringify({ values: typed, id: 'one' }))
    const { enquiries, service, wait } = openTab({ storage })
    enquiries.send(typed, '')
    await wait()
    expect(service.tries).toMatchObject([{ id: 'one' }])
  })

  test('an edited enquiry of an earlier visit is sent with its first time and source', async () => {
    const { storage } = createStorage()
    storage.setItem('enquiry-outbox', JSON.stringify([{ enquiry, tries: 3 }]))
    storage.setItem('enquiry-draft', JSON.stringify({ values: typed, id: enquiry.id }))
    const { enquiries, service, wait } = openTab({ storage })
    const edited = { ...typed, message: 'Edited' }
    enquiries.send(edited, '')
    await wait()
    expect(service.tries).toEqual([{ ...enquiry, values: edited }])
  })

  test('a draft whose enquiry has arrived is another enquiry', async () => {
    const { storage } = createStorage()
    storage.setItem('enquiry-draft', JSON.stringify({ values: typed, id: 'one' }))
    storage.setItem('enquiry-arrived', '["one"]')
    const { enquiries, service, wait } = openTab({ storage })
    enquiries.send(typed, '')
    await wait()
    expect(service.messages()).toEqual([typed.message])
    expect([...service.ids()]).not.toContain('one')
  })
})
