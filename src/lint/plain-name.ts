/** Whether every part of a page's file makes a plain part of an address: letters, digits, hyphens; or `[id]`, `[...path]`. */
export const hasPlainName = (file: string) =>
  file
    .replace(/^page-configs\//, '')
    .replace(/\.(ts|json)$/, '')
    .split('/')
    .every((name) => /^(?:[A-Za-z0-9][A-Za-z0-9._~-]*|\[(?:\.\.\.)?\w+\])$/.test(name))
