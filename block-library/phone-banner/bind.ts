import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The site's telephone number under the config's words. */
export function bindPhoneBanner({ heading }: BlockOf<'phone-banner'>, { site: { phone } }: BindContext) {
  return { title: heading, phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }
}
