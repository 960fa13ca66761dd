/** A text of the page while it is typed. */
export type InPlace = ReturnType<typeof editInPlace>

interface Edited {
  /** The text nodes that it takes the place of, which React owns. */
  nodes: Text[]
  /** The text as its source has it. */
  start: string
  /** The text to begin with, if it was typed before a reload. */
  typed?: string | undefined
  label: string
}

/** Replaces text nodes of the page by a text to type in, in the same place and with the same style. */
export function editInPlace({ nodes, start, typed = start, label }: Edited) {
  const [first, ...others] = nodes
  const shown = nodes.map(({ data }) => data).join('')
  const [lead, trail] = [/^\s*/.exec(shown)?.[0] ?? '', /\s*$/.exec(shown)?.[0] ?? '']
  const element = document.createElement('span')
  element.dataset.developmentNote = ''
  element.textContent = lead + typed + trail
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  Object.assign(element.style, {
    outline: '2px solid #38bdf8',
    outlineOffset: '3px',
    cursor: 'text',
    userSelect: 'text',
    whiteSpace: 'pre-wrap',
  })
  first?.replaceWith(element)
  for (const node of others) node.remove()
  let current = element.textContent
  // Input events come first. Other changes are those of an extension or of a translator, which nobody typed.
  const observer = new MutationObserver(() => {
    if (element.textContent !== current) element.textContent = current
  })
  observer.observe(element, { childList: true, subtree: true, characterData: true })
  const input = () => {
    current = element.textContent ?? ''
  }
  const insert = (text: string) => {
    const range = window.getSelection()?.getRangeAt(0)
    range?.deleteContents()
    range?.insertNode(new Text(text))
    range?.collapse(false)
    input()
  }
  return {
    element,
    /** Takes over what was typed. */
    input,
    insert,
    /** Returns the typed text. */
    text: () => {
      const text = current.startsWith(lead) ? current.slice(lead.length) : current
      return tidied(text.endsWith(trail) ? text.slice(0, text.length - trail.length) : text, start)
    },
    focus: () => {
      element.focus()
      window.getSelection()?.selectAllChildren(element)
    },
    /** Types a space where a button of the page would take the key for a press. Returns whether it did. */
    typeSpace: () => {
      const isTaken = element.closest('button, summary, label') !== null
      if (isTaken) insert(' ')
      return isTaken
    },
    /** Ends typing. React's nodes have the text of the page. */
    close: () => {
      observer.disconnect()
      element.replaceWith(...nodes)
    },
  }
}

/** Returns a typed text without line ends and outer spaces, unless the text had such before. */
export function tidied(typed: string, start: string): string {
  const text = start.includes('\n') ? typed : typed.replaceAll(/\s*\n\s*/g, ' ')
  return start === start.trim() ? text.trim() : text
}
