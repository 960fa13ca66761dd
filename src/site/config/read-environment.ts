import { readdir } from 'node:fs/promises'

/**
 * Returns the site's variables from the environment and the project's `.env` files. Vite, which reads such files, is
 * loaded only if there are any.
 */
export async function readEnvironment(root: string): Promise<Record<string, string>> {
  const names = await readdir(root)
  const given = names.some((name) => name.startsWith('.env'))
    ? (await import('vite')).loadEnv('production', root)
    : process.env
  // A variable that is set but empty counts as unset: Compose files and CI pass unset variables so.
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('VITE_') && value ? [[name, value]] : [],
    ),
  )
}
