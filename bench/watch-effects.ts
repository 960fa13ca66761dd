import type { Page, Request } from 'playwright-core'
import { readFields } from './act.ts'
import type { Button } from './island-visit.ts'

/** Field values that took effect, and the number of times the pressed button had its effect. */
export interface Effects {
  values: Record<string, string>
  presses: number
}

/**
 * Watches a page that is not opened yet. Counts prints without printing, and receives the enquiries in place of the
 * server. Returns a function that reads the effects of a visit, given the button of its last action, if any.
 */
export async function watchEffects(page: Page): Promise<(pressed: Button | undefined) => Promise<Effects>> {
  const enquiries: Request[] = []
  let arrivals = 0
  await page.addInitScript('window.prints = 0; window.print = () => { window.prints += 1 }')
  await page.route('**/send-form', async (route) => {
    enquiries.push(route.request())
    await route.fulfill({ body: 'OK' })
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && isOnForm(page)) arrivals += 1
  })

  return async (pressed) => {
    const [enquiry] = enquiries
    if (enquiry) return { values: await formOf(enquiry), presses: enquiries.length }
    if (pressed === 'send' && isOnForm(page)) return sentPlan(await readFields(page), arrivals)
    const values = isOnForm(page) ? await readFields(page) : valuesIn(page.url())
    return { values, presses: pressed ? await countPresses(page, pressed) : 0 }
  }
}

const isOnForm = (page: Page) => new URL(page.url()).pathname === '/contact'

async function countPresses(page: Page, pressed: Button): Promise<number> {
  if (pressed === 'print') return page.evaluate(() => Number(Reflect.get(window, 'prints')))
  return pressed === 'incomplete' ? page.locator('[data-island] [role="alert"][tabindex]').count() : 0
}

/** Reads the plan's values from its address in the form's message. */
function sentPlan({ message = '' }: Record<string, string>, arrivals: number): Effects {
  const plans = message.match(/http\S+\/screen-planner\S*/g) ?? []
  return { values: valuesIn(plans[0] ?? 'about:blank'), presses: Math.min(plans.length, 1) * arrivals }
}

/** Reads the planner's changed values from its address. */
const valuesIn = (address: string) => Object.fromEntries(new URL(address).searchParams)

async function formOf(enquiry: Request): Promise<Record<string, string>> {
  const headers = { 'content-type': (await enquiry.headerValue('content-type')) ?? '' }
  const form = await new Response(enquiry.postData(), { headers }).formData()
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}
