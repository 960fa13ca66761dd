import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'
import { phoneAddress } from '../parts/phone-address.ts'

export const phoneBannerBlock = defineBlock({
  type: 'phone-banner',
  isRepeated: true,
  bind: bindPhoneBanner,
  views: { view: () => import('./view.tsx') },
})

/** Returns the config's heading and the site's telephone number. */
export function bindPhoneBanner({ heading }: BlockOf<'phone-banner'>, { site: { phone } }: BindContext) {
  return { heading, props: { phone, href: phoneAddress(phone) } }
}
