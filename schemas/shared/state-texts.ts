import { text, textWith } from './text.ts'

/** Texts of a page while it loads and when its content service fails. */
export const stateTexts = {
  /** Text beside the spinner. */
  loading: text(),
  /** Reason when the content service answers with an error status, `{code}`. */
  badStatus: textWith('code'),
  /** Line around the reason of a failure, `{message}`. */
  error: textWith('message'),
  /** Label of the button that reloads the page. */
  retry: text(),
}
