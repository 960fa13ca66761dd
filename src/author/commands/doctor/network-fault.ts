/** What a failed request says in plain words, by the code of what went wrong. */
const causes: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there: the service is down, or the port is another',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the host’s name cannot be looked up now',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ENETUNREACH: 'the host cannot be reached from here',
  ECONNRESET: 'the connection was cut before the answer was there',
  UND_ERR_SOCKET: 'the connection was cut before the answer was there',
  ETIMEDOUT: 'the host does not take the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not take the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself: no browser trusts it',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by itself: no browser trusts it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without those that vouch for it',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate comes without those that vouch for it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  EPROTO: 'it does not speak https there',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https there',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak https there',
}

/** Why there is no answer; Node's own error says only that there is none, and why in its causes. */
export function networkFault(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const known = 'code' in cause ? causes[String(cause.code)] : undefined
    if (known) return known
    if (cause.message === 'bad port') return 'no browser asks anything of this port'
    if (/redirect count exceeded/.test(cause.message)) return 'it sends on and on to other addresses'
    if (cause.cause === undefined) return cause.message
  }
  return String(error)
}
