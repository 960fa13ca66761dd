import type { Context, MiddlewareHandler } from 'hono'
import { refusalReason } from '../report-refusals.ts'
import { formAnswerPage, faultsIn, findForm, type Outcome } from './form-answer.ts'
import type { Received } from './mailbox.ts'
import { scriptedForm } from './plain-form.ts'

interface PlainFormTools {
  /** Receives the form that the site's script would have sent. */
  receive: (form: FormData | undefined, isTest: boolean) => Promise<Received>
  /** Whether a request comes from a preview, whose enquiries are tests. */
  isPreview: (c: Context) => boolean
  /** Returns the HTML of a published page; undefined for other addresses. */
  published: (path: string) => Promise<string | undefined>
}

/**
 * Creates the route for a form that a browser posts without the site's script. It is answered with the page of the form,
 * and so is a refusal of later middleware.
 */
export function plainFormRoute({ receive, published, isPreview }: PlainFormTools) {
  const formOf = async ({ req }: Context) => {
    const referrer = req.header('referer') ?? ''
    const paths = [URL.canParse(referrer) ? new URL(referrer).pathname : undefined, req.query('page')]
    for (const path of paths) {
      const form = path === undefined ? undefined : findForm((await published(path)) ?? '')
      if (form) return form
    }
    return undefined
  }
  const answer = async (
    c: Context,
    form: Awaited<ReturnType<typeof formOf>>,
    outcome: Outcome,
    { status, text }: Pick<Received, 'status' | 'text'>,
  ) => {
    c.header('cache-control', 'no-store')
    c.set(refusalReason, text)
    return form ? c.html(await formAnswerPage(form, outcome), status) : c.text(text, status)
  }

  /** Answers refusals of later middleware with the page. */
  const refusals: MiddlewareHandler = async (c, next) => {
    await next()
    if (c.res.status < 400 || c.res.headers.get('content-type')?.startsWith('text/html')) return
    const form = await formOf(c)
    if (!form) return
    c.set(refusalReason, await c.res.text())
    const headers = { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' }
    c.res = new Response(await formAnswerPage(form, { faults: [] }), { status: c.res.status, headers })
  }

  const take = async (c: Context) => {
    const posted = await c.req.raw.formData().catch(() => undefined)
    const form = await formOf(c)
    const faults = posted && form ? faultsIn(posted, form.texts) : []
    if (faults.length > 0) return answer(c, form, { faults }, { status: 400, text: faults.join(' ') })
    const received = await receive(posted && scriptedForm(posted, form?.language), isPreview(c))
    const { reference } = received
    return answer(c, form, reference === undefined ? { faults: [] } : { reference }, received)
  }
  return { refusals, take }
}
