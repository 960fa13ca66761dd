import { addressClash } from './address-clash/rule.ts'
import { articleDate } from './article-date/rule.ts'
import { articleId } from './article-id/rule.ts'
import { contentLink } from './content-link/rule.ts'
import { contentPictureSize } from './content-picture-size/rule.ts'
import { contentPicture } from './content-picture/rule.ts'
import { endpointAnswer } from './endpoint-answer/rule.ts'
import { fallbackName } from './fallback-name/rule.ts'
import { faqSetName } from './faq-set-name/rule.ts'
import { featureTitle } from './feature-title/rule.ts'
import { hiddenBlock } from './hidden-block/rule.ts'
import { invalidValue } from './invalid-value/rule.ts'
import { lostHtml } from './lost-html/rule.ts'
import { markupInText } from './markup-in-text/rule.ts'
import { menuOverflow } from './menu-overflow/rule.ts'
import { metadataEntry } from './metadata-entry/rule.ts'
import { missingItem } from './missing-item/rule.ts'
import { missingSection } from './missing-section/rule.ts'
import { oddContent } from './odd-content/rule.ts'
import { pictureRecord } from './picture-record/rule.ts'
import { redirect } from './redirect/rule.ts'
import type { Rule } from './rule.ts'
import { unaskedContent } from './unasked-content/rule.ts'
import { unknownField } from './unknown-field/rule.ts'
import { unknownKey } from './unknown-key/rule.ts'
import { unreadableFile } from './unreadable-file/rule.ts'
import { unshownItem } from './unshown-item/rule.ts'
import { unshownSection } from './unshown-section/rule.ts'

/** Every rule, by its code: the name of its folder. */
export const rules: Readonly<Record<string, Rule>> = {
  'address-clash': addressClash,
  'article-date': articleDate,
  'article-id': articleId,
  'content-link': contentLink,
  'content-picture': contentPicture,
  'content-picture-size': contentPictureSize,
  'endpoint-answer': endpointAnswer,
  'fallback-name': fallbackName,
  'faq-set-name': faqSetName,
  'feature-title': featureTitle,
  'hidden-block': hiddenBlock,
  'invalid-value': invalidValue,
  'lost-html': lostHtml,
  'markup-in-text': markupInText,
  'menu-overflow': menuOverflow,
  'metadata-entry': metadataEntry,
  'missing-item': missingItem,
  'missing-section': missingSection,
  'odd-content': oddContent,
  'picture-record': pictureRecord,
  redirect,
  'unasked-content': unaskedContent,
  'unknown-field': unknownField,
  'unknown-key': unknownKey,
  'unreadable-file': unreadableFile,
  'unshown-item': unshownItem,
  'unshown-section': unshownSection,
}

/** Told by the runner itself, which alone knows what each switch kept quiet. */
export const unusedSwitch = 'unused-switch'
