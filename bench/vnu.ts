import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { installApart } from './install-apart.ts'

/** The W3C's own checker of HTML, as a program for Java. */
const version = '26.9.27'
const cache = resolve('node_modules/.cache/vnu')

const report = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
})

const run = promisify(execFile)

/** Whether there is a Java to run it. */
export const hasJava = () =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/** What the Nu HTML Checker has against the pages of a folder: an error a line, with the page it stands on. */
export async function htmlErrors(folder: string): Promise<string[]> {
  await installApart(cache, { 'vnu-jar': version })
  const jar = resolve(cache, 'node_modules/vnu-jar/build/dist/vnu.jar')
  const options = ['--errors-only', '--skip-non-html', '--exit-zero-always', '--format', 'json', folder]
  // It tells what it has found where others tell what went wrong.
  const { stderr } = await run('java', ['-Xss1024k', '-jar', jar, ...options], { maxBuffer: 64e6 })
  return report
    .parse(JSON.parse(stderr))
    .messages.filter(({ type }) => type === 'error')
    .map(
      ({ url, message, extract = '' }) =>
        `${url.split('/').at(-1)}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`,
    )
}
