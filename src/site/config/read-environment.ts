import { readdir } from 'node:fs/promises'

/** What the environment and the project's `.env` files say to the site, as Vite reads them; it is loaded only where there are such files. */
export async function readEnvironment(root: string): Promise<Record<string, string>> {
  const names = await readdir(root)
  if (names.some((name) => name.startsWith('.env'))) {
    const { loadEnv } = await import('vite')
    return loadEnv('production', root)
  }
  const told = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return Object.fromEntries(told.map(([name, value = '']) => [name, value]))
}
