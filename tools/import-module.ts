/** Imports a TypeScript module in the module runner that the tools run in. */
export const importModule = async (file: string): Promise<{ default?: unknown }> =>
  import(/* @vite-ignore */ file)
