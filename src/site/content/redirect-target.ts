/** Returns the address that a response redirects to; undefined if the response is no redirect. */
export function redirectTarget(from: string, { status, headers }: Response): string | undefined {
  const location = headers.get('location')
  const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== null
  return isRedirect && URL.canParse(location, from) ? new URL(location, from).href : undefined
}
