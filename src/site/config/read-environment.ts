import { readdir } from 'node:fs/promises'

/**
 * Returns the site's variables from the environment and the project's `.env` files. Vite, which reads such files, is
 * loaded only if there are any.
 */
export async function readEnvironment(root: string): Promise<Record<string, string>> {
  const names = await readdir(root)
  if (names.some((name) => name.startsWith('.env'))) {
    const { loadEnv } = await import('vite')
    return loadEnv('production', root)
  }
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return Object.fromEntries(given.map(([name, value = '']) => [name, value]))
}
