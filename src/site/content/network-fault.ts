/** Messages for failed requests, by error code. */
const causes: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there: the service is down, or the port is wrong',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the host’s name cannot be looked up now',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ENETUNREACH: 'the host cannot be reached from here',
  ECONNRESET: 'the connection was cut before the answer was there',
  UND_ERR_SOCKET: 'the connection was cut before the answer was there',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the connection was cut before the answer was whole',
  ETIMEDOUT: 'the host does not accept the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not accept the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself: no browser trusts it',
  SELF_SIGNED_CERT_IN_CHAIN:
    'Node does not know the issuer of its certificate: that of a company’s proxy belongs into NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is sent without the certificates of its issuers',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is sent without the certificates of its issuers',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  EPROTO: 'the host does not support https on this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the host does not support https on this port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the host does not support https on this port',
}

/** Matches the codes of a request that did not reach the host. */
const unreached = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|E\w+UNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/

/** Matches the codes of zlib, Brotli and Zstandard for a body that they cannot unpack. */
const unpacking = /^(?:Z_|ERR__|ERR_BROTLI|ZSTD_)/

/** Returns a note for a network with a proxy, which Node does not use by itself. */
const proxyNote = (code: string) =>
  unreached.test(code) && Object.keys(process.env).some((name) => /^https?_proxy$/i.test(name))
    ? '; Node uses the proxy of this environment with NODE_USE_ENV_PROXY=1, from 22.21 and 24.0 on'
    : ''

/** Returns why a request got no answer. Node's own message names no reason: the reason is in the error's causes. */
export function networkFault(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    const message = causes[code]
    if (message) return message + proxyNote(code)
    if (unpacking.test(code)) return 'its body is not compressed as its header content-encoding says'
    if (cause.message === 'bad port') return 'browsers do not connect to this port'
    if (/redirect count exceeded/.test(cause.message)) return 'it redirects without end'
    if (cause.cause === undefined) return cause.message
  }
  return String(error)
}
