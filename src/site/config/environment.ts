import { z } from 'zod'
import { configError } from '../../util/config-error.ts'
import { withoutSecrets } from '../../util/without-secrets.ts'

const emailService = {
  VITE_EMAILJS_SERVICE: z.string().regex(/^[\w-]{3,}$/, { error: 'the service id, such as service_x1y2z3' }),
  VITE_EMAILJS_TEMPLATE: z
    .string()
    .regex(/^[\w-]{3,}$/, { error: 'the template id, such as template_x1y2z3' }),
  VITE_EMAILJS_KEY: z.string().regex(/^[\w-]{10,}$/, { error: 'the public key from the account page' }),
  // Paths are appended to this value. Without a scheme, or with a slash at its end, they would be wrong.
  VITE_EMAILJS_ORIGIN: origin('https://api.emailjs.com'),
}

/** Addresses to which paths are appended: in canonical addresses, in the sitemap and for the content service. */
const addresses = {
  VITE_SITE_URL: origin('https://site.example'),
  VITE_CONTENT_HOST: withoutUser(
    z.string().regex(/^(https?:\/\/[^\s/?#]+[^\s?#]*)?$/, {
      error: 'nothing, or an address such as https://content.example',
    }),
  ),
}

function origin(example: string) {
  return withoutUser(
    z.string().regex(/^(https?:\/\/[^\s/?#]+)?$/, {
      error: `nothing, or an address without a path, such as ${example}`,
    }),
  )
}

/** Refuses a user and a password in an address: every browser would get them, and logs would print them. */
function withoutUser(address: z.ZodString) {
  return address.refine((value) => !value.includes('@'), {
    error: 'an address without user and password: every visitor could read them',
  })
}

/** Returns what is expected of a content host instead of this address; undefined if the address is valid. */
export const hostProblem = (host: string): string | undefined =>
  addresses.VITE_CONTENT_HOST.safeParse(host).error?.issues[0]?.message

/**
 * Checks the environment's settings for addresses and enquiries, so that a form that cannot deliver is never published.
 * Without any key the site's own server takes enquiries. At a published address it must then deliver them
 * (`serverDelivers`). Throws an `AuthorError`.
 */
export function checkEnvironment(env: Record<string, string | undefined>, serverDelivers = false): void {
  const wrongAddresses = problemsOf(addresses, env)
  if (wrongAddresses.length > 0) throw configError([{ file: 'environment', problems: wrongAddresses }])

  const given = Object.keys(emailService).some((key) => env[key])
  if (!given && (serverDelivers || !env.VITE_SITE_URL)) return
  const problems = problemsOf(emailService, env)
  if (problems.length === 0) return
  const why = !given
    ? 'VITE_SITE_URL is set, so enquiries need an e-mail service, or a channel in page-configs/enquiries.ts'
    : 'set all settings of the e-mail service, or none'
  throw configError([{ file: `environment (${why})`, problems }])
}

function problemsOf(shapes: Record<string, z.ZodString>, env: Record<string, string | undefined>): string[] {
  return Object.entries(shapes).flatMap(([key, shape]) => {
    const wrong = shape.safeParse(env[key] ?? '').error?.issues[0]
    const received = env[key] ? JSON.stringify(withoutSecrets(env[key])) : 'nothing'
    return wrong ? [`${key}\n  expected  ${wrong.message}\n  received  ${received}`] : []
  })
}
