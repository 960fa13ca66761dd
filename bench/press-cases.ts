/** A press or a key on a page, and the state that it changes. */
export interface PressCase {
  name: string
  path: string
  /** CSS selector of the element that is pressed, or in which the key is typed. */
  target: string
  /** Replaces the press. */
  key?: string
  /** Runs in the page with the target. The press is answered once the state differs from that before the press. */
  state: (target: Element) => unknown
}

type BareName = 'details' | 'popover' | 'field'

/** Cases on the bare page (`bare-page.ts`). */
export const bareCases: (PressCase & { name: BareName; baseline?: undefined })[] = [
  { name: 'details', path: '/', target: 'summary', state: isOpen },
  {
    name: 'popover',
    path: '/',
    target: 'button',
    state: () => document.querySelector('#menu')?.matches(':popover-open'),
  },
  { name: 'field', path: '/', target: 'input', key: 'a', state: valueOf },
]

/** Cases on published pages, each with the bare case that it is compared with. Phones show no submenus. */
export const siteCases: (PressCase & { baseline: BareName })[] = [
  {
    name: 'menu',
    baseline: 'details',
    path: '/industry/Retail',
    target: 'header summary[aria-label="Menu"]',
    state: isOpen,
  },
  {
    name: 'question',
    baseline: 'details',
    path: '/industry/Retail',
    target: 'main details:not([open]) summary',
    state: isOpen,
  },
  {
    name: 'feature',
    baseline: 'details',
    path: '/',
    target: '#features details:not([open]) summary',
    state: isOpen,
  },
  {
    name: 'film',
    baseline: 'popover',
    path: '/',
    target: '#hero [data-action]',
    state: (button) => button.getAttribute('aria-label'),
  },
  {
    name: 'carousel',
    baseline: 'popover',
    path: '/products/led-standee-display',
    target: '#showcase [data-action="next"]',
    state: () => document.querySelector('#showcase [aria-hidden="false"]')?.textContent,
  },
  {
    name: 'filter',
    baseline: 'popover',
    path: '/gallery',
    target: '#pictures [aria-pressed="false"]',
    state: (button) => button.getAttribute('aria-pressed'),
  },
  {
    name: 'picture',
    baseline: 'popover',
    path: '/gallery',
    target: '#pictures [data-item]:not([hidden]) a',
    state: () => document.querySelector('dialog')?.open,
  },
  {
    name: 'articles',
    baseline: 'popover',
    path: '/blog',
    target: '#articles [data-page="2"]',
    state: (button) => button.getAttribute('aria-current'),
  },
  {
    name: 'typing',
    baseline: 'field',
    path: '/contact',
    target: '#enquiry input[name="name"]',
    key: 'a',
    state: valueOf,
  },
]

/** Cases that newer content could undo: those of pages with content, a link, and the form with content of another page. */
export const newerCases: PressCase[] = [
  ...siteCases.filter(({ name }) => name !== 'film'),
  {
    name: 'link',
    path: '/industry/Retail',
    target: 'main > :nth-child(n + 3) a[href^="/"]',
    state: pressesOf,
  },
]

/** Counts the presses of a link, which it does not follow. */
function pressesOf(link: Element): number {
  const name = 'data-presses'
  if (!link.hasAttribute(name)) {
    link.setAttribute(name, '0')
    link.addEventListener('click', (event) => {
      event.preventDefault()
      link.setAttribute(name, String(Number(link.getAttribute(name)) + 1))
    })
  }
  return Number(link.getAttribute(name))
}

function isOpen(summary: Element): boolean | undefined {
  return summary.parentElement?.hasAttribute('open')
}

function valueOf(field: Element): string | null {
  return field instanceof HTMLInputElement ? field.value : null
}
