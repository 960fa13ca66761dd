import { z } from 'zod'
import { matching } from './matching.ts'
import { plainText } from './text.ts'

/** Name of a font, which CSS quotes. */
const fontName = () => matching(/^[^'"\\;{}<>]+$/, 'the name of a font, without quotes')
const weights = () => matching(/^\d{1,4}( \d{1,4})?$/, 'a weight or a range, such as "100 549"')
const characterRange = () => matching(/^U\+[0-9A-F?+, U-]+$/i, 'a range of characters, such as "U+20B9"')

/** A font of one script, in pages of a language. */
const languageFont = z.strictObject({
  /** Name in the styles. */
  family: fontName(),
  /** A woff2 file of a package, or of this project (`/page-configs/fonts/…`). */
  file: matching(/\.woff2$/, 'a woff2 file of a package or of this project'),
  /** Weights of the file. Browsers draw bolder text by themselves. */
  weight: weights(),
  /** Its characters, as `unicode-range`. The family draws all others. */
  range: characterRange(),
  /** Share of the size of the largest headings, for a language with long words. A phone then has smaller texts too. */
  size: z.number().min(0.4).max(1).optional(),
})

/** Files of a font, and fonts of visitors' devices that replace it until it is loaded. */
const fontFiles = z.strictObject({
  /** Style sheets with `@font-face`: of a package (`@fontsource/…`), or of this project (`/page-configs/…`). */
  styles: z.array(plainText()).default([]),
  /** The font file that most pages need. Browsers load it before they have read the styles. */
  preload: matching(/\.woff2$/, 'a woff2 file of a package or of this project').optional(),
  /** Height above and below the base line, in em. Fallback fonts get the same, so that loading the font moves nothing. */
  metrics: z
    .strictObject({
      /** Height above the base line. */
      ascent: z.number().positive(),
      /** Depth below the base line. */
      descent: z.number().positive(),
    })
    .optional(),
  /** Fonts of devices, used until the font is loaded. */
  fallbacks: z
    .array(
      z.strictObject({
        /** Name of the fallback font in the styles. */
        family: fontName(),
        /** Weights for which it is used. */
        weight: weights(),
        /** Names of device fonts. The first that exists is used. */
        local: z.array(fontName()).min(1),
        /** Width of the font's text, divided by the width in this device font. */
        width: z.number().positive(),
      }),
    )
    .default([]),
  /** Device fonts for characters that are not worth a file of the font. */
  characters: z
    .array(
      z.strictObject({
        /** Name in the styles. */
        family: fontName(),
        /** The characters, as `unicode-range`. */
        range: characterRange(),
        /** Names of device fonts. The first that exists is used. */
        local: z.array(fontName()).min(1),
      }),
    )
    .default([]),
  /**
   * Fonts of scripts that this font lacks, by language: `ta`. Only pages in that language load them. Their letters have no additional space
   * between them.
   */
  languages: z
    .record(matching(/^[a-z]{2,3}$/, 'a language, such as "ta"'), z.array(languageFont).min(1))
    .default({}),
})

/** A list of fonts. A browser uses the first that it has. */
const familySchema = z.strictObject({
  /** Names of fonts, or a reference to another token. The first is the font of the files in `$extensions`. */
  $value: z.union([
    z.array(fontName()).min(1),
    matching(/^\{family\.[a-z]+\}$/, 'names of fonts, or a reference such as "{family.text}"'),
  ]),
  /** Explains the use of the token. */
  $description: plainText().optional(),
  /** Additions of this engine to the format. */
  $extensions: z
    .strictObject({
      /** Files of the font. Omitted for fonts of visitors' devices. */
      fonts: fontFiles.optional(),
    })
    .optional(),
})

export const familyToken = (value: string | string[]) => familySchema.prefault({ $value: value })

export type FontFiles = z.output<typeof fontFiles>
