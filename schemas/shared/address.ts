/**
 * Returns the decoded path of an address, which servers look up on disk. Undefined if a code is malformed, or encodes a
 * slash, a backslash or the character 0, which servers read in different ways.
 */
export function decodedPath(address: string): string | undefined {
  try {
    return /%(2f|5c|00)/i.test(address) ? undefined : decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/**
 * Returns an address in one spelling: `/café`, `/caf%c3%a9` and `/caf%C3%A9` are `/caf%C3%A9`. Addresses of pages,
 * redirects and links are compared in this spelling.
 */
export const oneSpelling = (address: string): string =>
  address
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map((name) => encodeURIComponent(decodedPath(name) ?? name))
    .join('/')
