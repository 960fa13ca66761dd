import type { CheckResult } from './protocol.ts'
import { htmlRules } from './html-rules.ts'
import { undeclaredPairs } from './undeclared-pairs.ts'

/** Returns the results in this document, with the rules of the tests. */
export async function checkDocument(shown: Element): Promise<CheckResult[]> {
  // oxlint-disable-next-line no-restricted-properties -- it is read, not written
  return [...(await checkWithAxe()), ...(await checkWithValidator(shown.innerHTML)), ...undeclaredPairs()]
}

async function checkWithAxe(): Promise<CheckResult[]> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Without these options, axe would wait for films and send messages to foreign pages in frames.
    preload: false,
    iframes: false,
  })
  return violations.map(({ id, help, nodes }) => ({
    by: 'axe',
    rule: id,
    message: help,
    places: nodes.map(({ target }) => target.join(' ')),
  }))
}

async function checkWithValidator(html: string): Promise<CheckResult[]> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate')
  const { results } = await new HtmlValidate(new StaticConfigLoader(htmlRules)).validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      by: 'HTML',
      rule: ruleId,
      message,
      places: selector === null ? [] : [selector],
    })),
  )
}
