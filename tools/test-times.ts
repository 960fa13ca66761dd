import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Prints Vitest's report as Markdown: seconds by project, and the 30 slowest files. `node tools/run.mjs test-times [FILE]` */
const report = z
  .object({
    testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
  })
  .parse(JSON.parse(readFileSync(process.argv[3] ?? '.tmp/vitest.json', 'utf8')))

const files = report.testResults.map(({ name, startTime, endTime }) => {
  const file = name.replace(/^.*\/(?=tests\/)/, '')
  return { file, seconds: (endTime - startTime) / 1000, project: projectOf(file) }
})
console.log('| project | seconds | files |\n| --- | ---: | ---: |')
for (const project of ['unit', 'dom', 'browser']) {
  const projectFiles = files.filter((file) => file.project === project)
  const sum = projectFiles.reduce((total, { seconds }) => total + seconds, 0)
  console.log(`| ${project} | ${sum.toFixed(0)} | ${projectFiles.length} |`)
}
console.log('\n| file | seconds |\n| --- | ---: |')
for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 30))
  console.log(`| \`${file}\` | ${seconds.toFixed(1)} |`)

/** Returns the project of a test file, as in `vitest.config.ts`. */
function projectOf(file: string): string {
  if (/\/browser\//.test(file)) return 'browser'
  return /\/(?:unit|repo)\//.test(file) ? 'unit' : 'dom'
}
