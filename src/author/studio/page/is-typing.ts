/** Whether an event belongs to a field that an author fills in. */
export const isTyping = (event: Event): boolean =>
  event
    .composedPath()
    .some(
      (part) =>
        part instanceof HTMLElement && (part.isContentEditable || part.matches('input, textarea, select')),
    )
