interface ImportMetaEnv {
  /** The content host's address; unset, the embedded content service answers. */
  readonly VITE_CONTENT_HOST?: string
  /** The e-mail service's identifiers; without them the embedded mailbox takes enquiries. */
  readonly VITE_EMAILJS_SERVICE?: string
  readonly VITE_EMAILJS_TEMPLATE?: string
  readonly VITE_EMAILJS_KEY?: string
  /** Where the e-mail service is, if not at its own address. */
  readonly VITE_EMAILJS_ORIGIN?: string
  /** The address the site is published at; unset, the browser's own. */
  readonly VITE_SITE_URL?: string
}
