/** Imports a TypeScript module as Vitest imports the tests. */
export const importModule = async (file: string): Promise<{ default?: unknown }> =>
  import(/* @vite-ignore */ file)
