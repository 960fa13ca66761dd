const flag = 'scrollToForm'

/** Asks the contact page, for this session, to scroll to its form (document 1 §2.3, document 2 §2). */
export function askForForm(): void {
  try {
    sessionStorage.setItem(flag, 'true')
  } catch {
    // Storage may be blocked (private mode); the contact page then opens at its top, which is no loss.
  }
}

/** Whether the form was asked for; asking clears the flag. */
export function takeFormRequest(): boolean {
  try {
    const asked = sessionStorage.getItem(flag) === 'true'
    sessionStorage.removeItem(flag)
    return asked
  } catch {
    return false
  }
}
