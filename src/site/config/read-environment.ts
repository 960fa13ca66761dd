import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { configError } from '../../util/config-error.ts'
import { readText } from '../../util/read-text.ts'

/**
 * Returns the site's variables from the environment and the project's `.env` files. Vite, which reads such files, is
 * loaded only if there are any. Vite reads only UTF-8: other files would be without variables, and a file with a
 * byte-order mark without its first one. Throws an `AuthorError` for such a file.
 */
export async function readEnvironment(root: string): Promise<Record<string, string>> {
  const names = (await readdir(root)).filter((name) => /^\.env(?:\.production)?(?:\.local)?$/.test(name))
  const wrong = names.filter((name) => /^\uFEFF|[\uFFFD\0]/.test(readText(join(root, name)) ?? ''))
  if (wrong.length > 0)
    throw configError(
      wrong.map((file) => ({
        file,
        problems: ['cannot be read: save it as UTF-8 without a byte-order mark (Notepad: "UTF-8")'],
      })),
    )
  const given = names.length > 0 ? (await import('vite')).loadEnv('production', root) : process.env
  // A variable that is set but empty counts as unset: Compose files and CI pass unset variables so.
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('VITE_') && value ? [[name, value]] : [],
    ),
  )
}
