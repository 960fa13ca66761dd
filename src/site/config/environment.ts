import { z } from 'zod'
import { configError } from '../../util/config-error.ts'

const emailService = {
  VITE_EMAILJS_SERVICE: z.string().regex(/^[\w-]{3,}$/, { error: 'the service id, such as service_x1y2z3' }),
  VITE_EMAILJS_TEMPLATE: z
    .string()
    .regex(/^[\w-]{3,}$/, { error: 'the template id, such as template_x1y2z3' }),
  VITE_EMAILJS_KEY: z.string().regex(/^[\w-]{10,}$/, { error: 'the public key from the account page' }),
  // A path goes behind it as it stands: without a scheme, or with a slash too many, it would lead nowhere.
  VITE_EMAILJS_ORIGIN: z.string().regex(/^(https?:\/\/[^\s/?#]+)?$/, {
    error: 'nothing, or an address without a path, such as https://api.emailjs.com',
  }),
}

/** Paths go behind these: into canonical addresses and the list for search engines, and to the content service. */
const addresses = {
  VITE_SITE_URL: z.string().regex(/^(https?:\/\/[^\s/?#]+)?$/, {
    error: 'nothing, or an address without a path, such as https://site.example',
  }),
  VITE_CONTENT_HOST: z.string().regex(/^(https?:\/\/[^\s?#]+)?$/, {
    error: 'nothing, or an address such as https://content.example',
  }),
}

/**
 * Checks what the environment says of addresses and of enquiries, so that a form that could not deliver is never published.
 * Without any key, and without a published address, the site runs on its own mailbox. Throws an `AuthorError`.
 */
export function checkEnvironment(env: Record<string, string | undefined>): void {
  const astray = problemsOf(addresses, env)
  if (astray.length > 0) throw configError([{ file: 'environment', problems: astray }])

  const given = Object.keys(emailService).some((key) => env[key])
  if (!given && !env.VITE_SITE_URL) return
  const problems = problemsOf(emailService, env)
  if (problems.length === 0) return
  const why = env.VITE_SITE_URL
    ? 'VITE_SITE_URL names a published address, so enquiries need an e-mail service'
    : 'some of the e-mail service is set, so all of it must be'
  throw configError([{ file: `environment (${why})`, problems }])
}

function problemsOf(wanted: Record<string, z.ZodString>, env: Record<string, string | undefined>): string[] {
  return Object.entries(wanted).flatMap(([key, shape]) => {
    const wrong = shape.safeParse(env[key] ?? '').error?.issues[0]
    const received = env[key] ? JSON.stringify(env[key]) : 'nothing'
    return wrong ? [`${key}\n  expected  ${wrong.message}\n  received  ${received}`] : []
  })
}
