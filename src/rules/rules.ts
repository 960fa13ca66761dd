import { addressClash } from './address-clash/rule.ts'
import { altText } from './alt-text/rule.ts'
import { articleDate } from './article-date/rule.ts'
import { articleId } from './article-id/rule.ts'
import { byteOrderMark } from './byte-order-mark/rule.ts'
import { clientSlug } from './client-slug/rule.ts'
import { contactDetail } from './contact-detail/rule.ts'
import { contentLink } from './content-link/rule.ts'
import { contentPictureSize } from './content-picture-size/rule.ts'
import { contentPicture } from './content-picture/rule.ts'
import { defaultOption } from './default-option/rule.ts'
import { duplicateLink } from './duplicate-link/rule.ts'
import { emptyBlock } from './empty-block/rule.ts'
import { endpointAnswer } from './endpoint-answer/rule.ts'
import { fallbackName } from './fallback-name/rule.ts'
import { faqSetName } from './faq-set-name/rule.ts'
import { faqSetUse } from './faq-set-use/rule.ts'
import { faqText } from './faq-text/rule.ts'
import { featureTitle } from './feature-title/rule.ts'
import { headline } from './headline/rule.ts'
import { hiddenBlock } from './hidden-block/rule.ts'
import { invalidValue } from './invalid-value/rule.ts'
import { linkTarget } from './link-target/rule.ts'
import { lostHtml } from './lost-html/rule.ts'
import { markupInText } from './markup-in-text/rule.ts'
import { menuOverflow } from './menu-overflow/rule.ts'
import { metadataEntry } from './metadata-entry/rule.ts'
import { metadataName } from './metadata-name/rule.ts'
import { missingFile } from './missing-file/rule.ts'
import { missingItem } from './missing-item/rule.ts'
import { missingSection } from './missing-section/rule.ts'
import { noindexLinked } from './noindex-linked/rule.ts'
import { oddContent } from './odd-content/rule.ts'
import { orphanPage } from './orphan-page/rule.ts'
import { pageFileName } from './page-file-name/rule.ts'
import { pageHead } from './page-head/rule.ts'
import { pictureRecord } from './picture-record/rule.ts'
import { pictureShape } from './picture-shape/rule.ts'
import { redirectEntry } from './redirect-entry/rule.ts'
import { redirect } from './redirect/rule.ts'
import { repeatedKey } from './repeated-key/rule.ts'
import { reservedAddress } from './reserved-address/rule.ts'
import type { Rule } from './rule.ts'
import { sampleSetting } from './sample-setting/rule.ts'
import { sampleText } from './sample-text/rule.ts'
import { sectionTwice } from './section-twice/rule.ts'
import { suppliedValue } from './supplied-value/rule.ts'
import { unaskedContent } from './unasked-content/rule.ts'
import { unknownField } from './unknown-field/rule.ts'
import { unknownFile } from './unknown-file/rule.ts'
import { unknownKey } from './unknown-key/rule.ts'
import { unknownPlaceholder } from './unknown-placeholder/rule.ts'
import { unreadableFile } from './unreadable-file/rule.ts'
import { unshownItem } from './unshown-item/rule.ts'
import { unshownSection } from './unshown-section/rule.ts'
import { untitledItem } from './untitled-item/rule.ts'

/** Every rule, by its code: the name of its folder. */
export const rules: Readonly<Record<string, Rule>> = {
  'address-clash': addressClash,
  'alt-text': altText,
  'article-date': articleDate,
  'article-id': articleId,
  'byte-order-mark': byteOrderMark,
  'client-slug': clientSlug,
  'contact-detail': contactDetail,
  'content-link': contentLink,
  'content-picture': contentPicture,
  'content-picture-size': contentPictureSize,
  'default-option': defaultOption,
  'duplicate-link': duplicateLink,
  'empty-block': emptyBlock,
  'endpoint-answer': endpointAnswer,
  'fallback-name': fallbackName,
  'faq-set-name': faqSetName,
  'faq-set-use': faqSetUse,
  'faq-text': faqText,
  'feature-title': featureTitle,
  headline,
  'hidden-block': hiddenBlock,
  'invalid-value': invalidValue,
  'link-target': linkTarget,
  'lost-html': lostHtml,
  'markup-in-text': markupInText,
  'menu-overflow': menuOverflow,
  'metadata-entry': metadataEntry,
  'metadata-name': metadataName,
  'missing-file': missingFile,
  'missing-item': missingItem,
  'missing-section': missingSection,
  'noindex-linked': noindexLinked,
  'odd-content': oddContent,
  'orphan-page': orphanPage,
  'page-file-name': pageFileName,
  'page-head': pageHead,
  'picture-record': pictureRecord,
  'picture-shape': pictureShape,
  redirect,
  'redirect-entry': redirectEntry,
  'repeated-key': repeatedKey,
  'reserved-address': reservedAddress,
  'sample-setting': sampleSetting,
  'sample-text': sampleText,
  'section-twice': sectionTwice,
  'supplied-value': suppliedValue,
  'unasked-content': unaskedContent,
  'unknown-field': unknownField,
  'unknown-file': unknownFile,
  'unknown-key': unknownKey,
  'unknown-placeholder': unknownPlaceholder,
  'unreadable-file': unreadableFile,
  'unshown-item': unshownItem,
  'unshown-section': unshownSection,
  'untitled-item': untitledItem,
}
