import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { installApart } from './install-apart.ts'

/** Version of the W3C's HTML checker, a Java program. */
const version = '26.9.27'
const cache = resolve('node_modules/.cache/vnu')

const report = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
})

const run = promisify(execFile)

/** Whether Java is installed. */
export const hasJava = () =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/** Returns the errors of the Nu HTML Checker in the pages of a folder. Each line has an error and its page. */
export async function htmlErrors(folder: string): Promise<string[]> {
  await installApart(cache, { 'vnu-jar': version })
  const jar = resolve(cache, 'node_modules/vnu-jar/build/dist/vnu.jar')
  const options = ['--errors-only', '--skip-non-html', '--exit-zero-always', '--format', 'json', folder]
  // The checker writes its report to stderr.
  const { stderr } = await run('java', ['-Xss1024k', '-jar', jar, ...options], { maxBuffer: 64e6 })
  return report
    .parse(JSON.parse(stderr))
    .messages.filter(({ type }) => type === 'error')
    .map(
      ({ url, message, extract = '' }) =>
        `${url.split('/').at(-1)}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`,
    )
}
