/** Whether an event is meant for a field. */
export const isTyping = (event: Event): boolean =>
  event
    .composedPath()
    .some(
      (one) =>
        one instanceof HTMLElement && (one.isContentEditable || one.matches('input, textarea, select')),
    )
