/**
 * Whether the path of a page's file makes a plain address.
 * Each part has letters, digits and `.`, `_`, `~`, `-`, or is a parameter such as `[id]` or `[...path]`.
 */
export const hasPlainName = (file: string) =>
  file
    .replace(/^page-configs\//, '')
    .replace(/\.(ts|json)$/, '')
    .split('/')
    .every((name) => /^(?:[A-Za-z0-9][A-Za-z0-9._~-]*|\[(?:\.\.\.)?\w+\])$/.test(name))
