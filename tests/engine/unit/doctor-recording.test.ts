import { describe, expect, test } from 'vitest'
import { changes } from '../../../src/author/commands/doctor/changes.ts'
import { examine } from '../../../src/author/commands/doctor/examine.ts'
import { readRecording, type Recorded } from '../../../src/author/commands/doctor/recording.ts'
import { exampleSite } from '../../support/example-site.ts'
import { recordedHost } from '../../support/recorded-host.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('a recording', () => {
  test('is compared with the next answers', async () => {
    const record = await temporaryFolder()
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
    const record = await temporaryFolder()
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
        '  -valid, no type',
        `  +${wasCut}, no type`,
        '/api/notizen',
        '  -valid, no type',
        '  +status 500 Internal Server Error, no type',
      ],
      [],
      [
        '/api/bogen',
        `  -${wasCut}, no type`,
        '  +valid, no type',
        '/api/notizen',
        '  -status 500 Internal Server Error, no type',
        '  +valid, no type',
      ],
    ])
  })

  test('shows the lines that changed, whatever the order of keys', () => {
    const before = answers({
      same: [{ section: 'a', title: 'A' }],
      home: [{ section: 'b', title: 'B' }],
      gone: [],
    })
    const now = answers({
      same: [{ title: 'A', section: 'a' }],
      home: [{ section: 'b', title: 'C' }],
      new: [],
    })
    const changed = changes(before, now)
    expect(changed.filter((line) => !/^ {2}[ …]/.test(line))).toEqual([
      '/api/gone',
      '  -valid, no type',
      '/api/home',
      '  -    "title": "B"',
      '  +    "title": "C"',
      '/api/new',
      '  +valid, no type',
    ])
    expect(changed).toContain('       "section": "b",')
  })

  test('shows a part of an answer that is another one', () => {
    const list = (text: string) => answers({ home: Array.from({ length: 200 }, (_, at) => `${text} ${at}`) })
    const changed = changes(list('Lampe'), list('Leuchte'))
    expect(changed).toHaveLength(62)
    expect(changed.at(-1)).toBe('  … and 343 more lines')
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
