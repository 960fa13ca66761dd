import { addressClash } from './rules/address-clash/rule.ts'
import { altText } from './rules/alt-text/rule.ts'
import { articleDate } from './rules/article-date/rule.ts'
import { articleId } from './rules/article-id/rule.ts'
import { byteOrderMark } from './rules/byte-order-mark/rule.ts'
import { clientSlug } from './rules/client-slug/rule.ts'
import { contactDetail } from './rules/contact-detail/rule.ts'
import { contentLink } from './rules/content-link/rule.ts'
import { contentPictureSize } from './rules/content-picture-size/rule.ts'
import { contentPicture } from './rules/content-picture/rule.ts'
import { defaultOption } from './rules/default-option/rule.ts'
import { duplicateLink } from './rules/duplicate-link/rule.ts'
import { emptyBlock } from './rules/empty-block/rule.ts'
import { endpointAnswer } from './rules/endpoint-answer/rule.ts'
import { fallbackName } from './rules/fallback-name/rule.ts'
import { faqSetName } from './rules/faq-set-name/rule.ts'
import { faqSetUse } from './rules/faq-set-use/rule.ts'
import { faqText } from './rules/faq-text/rule.ts'
import { featureTitle } from './rules/feature-title/rule.ts'
import { headline } from './rules/headline/rule.ts'
import { hiddenBlock } from './rules/hidden-block/rule.ts'
import { invalidValue } from './rules/invalid-value/rule.ts'
import { linkTarget } from './rules/link-target/rule.ts'
import { lostHtml } from './rules/lost-html/rule.ts'
import { markupInText } from './rules/markup-in-text/rule.ts'
import { menuOverflow } from './rules/menu-overflow/rule.ts'
import { metadataEntry } from './rules/metadata-entry/rule.ts'
import { metadataName } from './rules/metadata-name/rule.ts'
import { missingFile } from './rules/missing-file/rule.ts'
import { missingItem } from './rules/missing-item/rule.ts'
import { missingSection } from './rules/missing-section/rule.ts'
import { noindexLinked } from './rules/noindex-linked/rule.ts'
import { oddContent } from './rules/odd-content/rule.ts'
import { orphanPage } from './rules/orphan-page/rule.ts'
import { pageFileName } from './rules/page-file-name/rule.ts'
import { pageHead } from './rules/page-head/rule.ts'
import { pictureRecord } from './rules/picture-record/rule.ts'
import { pictureShape } from './rules/picture-shape/rule.ts'
import { redirectEntry } from './rules/redirect-entry/rule.ts'
import { redirect } from './rules/redirect/rule.ts'
import { repeatedKey } from './rules/repeated-key/rule.ts'
import { reservedAddress } from './rules/reserved-address/rule.ts'
import type { Rule } from './rule.ts'
import { sampleSetting } from './rules/sample-setting/rule.ts'
import { sampleText } from './rules/sample-text/rule.ts'
import { sectionTwice } from './rules/section-twice/rule.ts'
import { suppliedValue } from './rules/supplied-value/rule.ts'
import { unaskedContent } from './rules/unasked-content/rule.ts'
import { unknownField } from './rules/unknown-field/rule.ts'
import { unknownFile } from './rules/unknown-file/rule.ts'
import { unknownKey } from './rules/unknown-key/rule.ts'
import { unknownPlaceholder } from './rules/unknown-placeholder/rule.ts'
import { unreadableFile } from './rules/unreadable-file/rule.ts'
import { unshownItem } from './rules/unshown-item/rule.ts'
import { unshownSection } from './rules/unshown-section/rule.ts'
import { untitledItem } from './rules/untitled-item/rule.ts'

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
