/** Returns an address as it may be printed: without user, password and query, which may hold secrets. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^((?:[a-z][a-z+.-]*:)?(?:\/\/)?).*@/is, '$1…@').replace(/\?.*$/s, '?…')
