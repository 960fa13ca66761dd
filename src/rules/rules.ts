import { addressClash } from './address-clash/rule.ts'
import { fallbackName } from './fallback-name/rule.ts'
import { faqSetName } from './faq-set-name/rule.ts'
import { invalidValue } from './invalid-value/rule.ts'
import { menuOverflow } from './menu-overflow/rule.ts'
import { metadataEntry } from './metadata-entry/rule.ts'
import { pictureRecord } from './picture-record/rule.ts'
import { redirect } from './redirect/rule.ts'
import type { Rule } from './rule.ts'
import { unknownKey } from './unknown-key/rule.ts'
import { unreadableFile } from './unreadable-file/rule.ts'

/** Every rule, by its code: the name of its folder. */
export const rules: Readonly<Record<string, Rule>> = {
  'address-clash': addressClash,
  'fallback-name': fallbackName,
  'faq-set-name': faqSetName,
  'invalid-value': invalidValue,
  'menu-overflow': menuOverflow,
  'metadata-entry': metadataEntry,
  'picture-record': pictureRecord,
  redirect,
  'unknown-key': unknownKey,
  'unreadable-file': unreadableFile,
}

/** Told by the runner itself, which alone knows what each switch kept quiet. */
export const unusedSwitch = 'unused-switch'
