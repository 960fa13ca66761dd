import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changes } from '../../../src/author/commands/doctor/changes.ts'
import { examine } from '../../../src/author/commands/doctor/examine.ts'
import { readRecording, type Recorded } from '../../../src/author/commands/doctor/recording.ts'
import { exampleSite } from '../../support/example-site.ts'
import { recordedHost } from '../../support/recorded-host.ts'

describe('a recording', () => {
  test('is compared with the next answers', async () => {
    const record = await mkdtemp(join(tmpdir(), 'record-'))
    const site = await exampleSite({})
    expect((await examine({ root: site, host: '', record })).changes).toBeUndefined()
    expect((await examine({ root: site, host: '', record })).changes).toEqual([])
    const kept = await readRecording(record)
    expect([...(kept?.keys() ?? [])].toSorted()).toEqual(['bogen', 'notizen'])
    const host = await recordedHost(kept ?? new Map())
    const again = await examine({ root: site, host, record })
    expect(again.changes).toEqual([])
  })

  test('includes failed and cut answers, with which later runs are compared', async () => {
    const record = await mkdtemp(join(tmpdir(), 'record-'))
    const site = await exampleSite({})
    const good = new Map<string, Recorded>([
      ['notizen', recorded('notizen', [{ id: 'a', title: 'A' }])],
      ['bogen', recorded('bogen', [{ section: 'bogen_section1' }])],
    ])
    const cut: Recorded = {
      ...recorded('bogen', []),
      headers: { 'content-length': '5000', connection: 'close' },
    }
    const bad = new Map<string, Recorded>([
      ['notizen', { ...recorded('notizen', 'Fehler'), status: 500 }],
      ['bogen', cut],
    ])
    const changed = []
    for (const night of [good, bad, bad, good])
      changed.push((await examine({ root: site, host: await recordedHost(night), record })).changes)
    const wasCut = 'the connection was cut before the answer was whole'
    expect(changed).toEqual([
      undefined,
      [
        '/api/bogen',
        `  was: valid; now: ${wasCut}`,
        '/api/notizen',
        '  was: valid; now: status 500 Internal Server Error',
      ],
      [],
      [
        '/api/bogen',
        `  was: ${wasCut}; now: valid`,
        '/api/notizen',
        '  was: status 500 Internal Server Error; now: valid',
      ],
    ])
  })

  test('reports added, removed and changed fields', () => {
    const before = answers({
      same: [{ section: 'a' }],
      home: [
        { section: 'a', title: 'A', images: [{ title: 'Eins', image: '1.webp' }, { title: 'Zwei' }] },
        { section: 'b' },
        { section: 'c', description: 'C' },
      ],
      gone: [],
    })
    const now = answers({
      same: [{ section: 'a' }],
      home: [
        { section: 'c', title: 'C' },
        { section: 'a', title: 'Anders', images: [{ title: 'Eins', image: '2.webp' }, { title: 'Drei' }] },
        { section: 'd' },
      ],
      new: [],
    })
    expect(changes(before, now)).toEqual([
      '/api/gone',
      '  is no longer requested',
      '/api/home',
      '  "b" was removed',
      '  "d" was added',
      '  "a": title changed',
      '  "a": images: "Zwei" was removed',
      '  "a": images: "Drei" was added',
      '  "a": images: "Eins": image changed',
      '  "c": description was removed',
      '  "c": title was added',
      '  the order changed',
      '/api/new',
      '  is requested for the first time',
    ])
  })

  test('reports an endpoint that fails now', () => {
    const [before, now] = [answers({ home: [] }), answers({ home: 'Fehler' })]
    now.set('home', { ...(now.get('home') ?? recorded('home', '')), status: 500, failure: 'status 500' })
    expect(changes(before, now)).toEqual(['/api/home', '  was: valid; now: status 500', '  content changed'])
  })
})

const answers = (bodies: Record<string, unknown>) =>
  new Map(Object.entries(bodies).map(([endpoint, body]) => [endpoint, recorded(endpoint, body)]))

const recorded = (endpoint: string, body: unknown): Recorded => ({
  endpoint,
  at: '',
  status: 200,
  headers: {},
  body,
})
