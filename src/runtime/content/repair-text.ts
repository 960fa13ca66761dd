import { keepUnits } from '../../../schemas/shared/keep-units.ts'

/** Signs without width that editors leave behind. Scripts without blanks need U+200B between words. */
const leftover = /\uFEFF|\u200B(?![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/gu

/** Returns a text of rich text as visitors see it: without leftover signs, with units beside their numbers. */
export const repairText = (text: string): string => keepUnits(text.replaceAll(leftover, ''))

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !/[^\s\u00AD\u200B-\u200D\u2060\uFEFF]/.test(text)
