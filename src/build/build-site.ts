import { build, type InlineConfig } from 'vite'

/**
 * Builds the site for visitors. A tool runs with the environment of whatever started it (Vite's module runner,
 * Vitest), and React would be built in its development edition for them too.
 */
export async function buildSite(options: InlineConfig): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await build(options)
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}
