import { siteFiles } from '../site-files.ts'
import { defineRule } from '../rule.ts'
import { unknownName } from '../unknown-name.ts'

export const pictureRecord = defineRule({
  summary: 'Every picture record has a file, and every picture has one record.',
  severity: 'error',
  reads: 'configs',
  docs: `
    \`content/pictures/*.json\` records what each picture shows and where its subject is, for cropping. A record without its file has no
    effect. Correct the name of the file, or remove the record.`,
  *check({ root, records }) {
    if (records.size === 0) return
    const there = siteFiles(root)
    const recorded = new Map<string, string>()
    for (const [file, pictures] of records) {
      for (const path of Object.keys(pictures)) {
        const first = recorded.get(path)
        recorded.set(path, first ?? file)
        const place = { file, path: [path], at: 'key' as const }
        if (first !== undefined) yield { ...place, problem: `is recorded in ${first}, too` }
        else if (!there.has(path)) {
          const { nearest } = unknownName(path, there, '')
          const fix = nearest === undefined ? undefined : { renameKey: nearest }
          yield { ...place, expected: 'a file of content/storage/ or public/media/', nearest, fix }
        }
      }
    }
  },
})
