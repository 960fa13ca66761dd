interface ImportMetaEnv {
  /** Address of the content host; unset, the embedded content service answers. */
  readonly VITE_CONTENT_HOST?: string
  /** Identifiers of the e-mail service. Without them, the embedded mailbox receives enquiries. */
  readonly VITE_EMAILJS_SERVICE?: string
  readonly VITE_EMAILJS_TEMPLATE?: string
  readonly VITE_EMAILJS_KEY?: string
  /** Address of the e-mail service, if it is not the default. */
  readonly VITE_EMAILJS_ORIGIN?: string
  /** Address at which the site is published; unset, the browser's own. */
  readonly VITE_SITE_URL?: string
}

/** Fonts and styles of all pages. The plugin `brandStyles` (src/publish/app/brand-plugin.ts) makes it of `brand.tokens.json`. */
declare module 'virtual:brand'
