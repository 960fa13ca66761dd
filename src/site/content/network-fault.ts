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
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by itself: no browser trusts it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is sent without the certificates of its issuers',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is sent without the certificates of its issuers',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  EPROTO: 'the host does not support https on this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the host does not support https on this port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the host does not support https on this port',
}

/** Returns why a request got no answer. Node's own message names no reason: the reason is in the error's causes. */
export function networkFault(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const message = 'code' in cause ? causes[String(cause.code)] : undefined
    if (message) return message
    if (cause.message === 'bad port') return 'browsers do not connect to this port'
    if (/redirect count exceeded/.test(cause.message)) return 'it redirects without end'
    if (cause.cause === undefined) return cause.message
  }
  return String(error)
}
