import { z } from 'zod'
import { ConfigError } from './config-error.ts'

const shapes = {
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

const emailKeys = [
  'VITE_EMAILJS_SERVICE',
  'VITE_EMAILJS_TEMPLATE',
  'VITE_EMAILJS_KEY',
  'VITE_EMAILJS_ORIGIN',
] as const

/**
 * Checks what the environment says of enquiries, so that a form that could not deliver is never published.
 * Without any key, and without a published address, the site runs on its own mailbox. Throws a `ConfigError`.
 */
export function checkEnvironment(env: Record<string, string | undefined>): void {
  const given = emailKeys.filter((key) => env[key])
  if (given.length === 0 && !env.VITE_SITE_URL) return
  const problems = emailKeys.flatMap((key) => {
    const wrong = shapes[key].safeParse(env[key] ?? '').error?.issues[0]
    const received = env[key] ? JSON.stringify(env[key]) : 'nothing'
    return wrong ? [`${key}\n  expected  ${wrong.message}\n  received  ${received}`] : []
  })
  if (problems.length === 0) return
  const why = env.VITE_SITE_URL
    ? 'VITE_SITE_URL names a published address, so enquiries need an e-mail service'
    : 'some of the e-mail service is set, so all of it must be'
  throw new ConfigError([{ file: `environment (${why})`, problems }])
}
