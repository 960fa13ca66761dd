/** Imports a TypeScript module as the tests themselves are imported. */
export const importModule = async (file: string): Promise<{ default?: unknown }> =>
  import(/* @vite-ignore */ file)
