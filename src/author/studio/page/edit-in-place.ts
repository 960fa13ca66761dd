/** A text of the page while it is typed. */
export type InPlace = ReturnType<typeof editInPlace>

/** Replaces text nodes of the page by a text to type in, in the same place and with the same style. */
export function editInPlace(nodes: Text[], start: string, label: string) {
  const [first] = nodes
  const whole = nodes.map(({ data }) => data).join('')
  const around = (text: string) => `${/^\s*/.exec(whole)?.[0] ?? ''}${text}${/\s*$/.exec(whole)?.[0] ?? ''}`
  const typed = document.createElement('span')
  typed.dataset.developmentNote = ''
  typed.textContent = around(start)
  typed.setAttribute('contenteditable', 'plaintext-only')
  typed.setAttribute('role', 'textbox')
  typed.setAttribute('aria-label', label)
  Object.assign(typed.style, {
    outline: '2px solid #38bdf8',
    outlineOffset: '3px',
    cursor: 'text',
    userSelect: 'text',
    whiteSpace: 'pre-wrap',
  })
  let own: ChildNode[] = nodes
  const trail = first ? trailOf(first) : []
  const put = (found: ChildNode[]) => {
    own = found
    own[0]?.replaceWith(typed)
    for (const node of own.slice(1)) node.remove()
  }
  put(nodes)
  // React draws the text, or HTML around it, again if a file changes meanwhile. The typed text stays.
  const observer = new MutationObserver(() => {
    if (typed.isConnected) return
    const found = nodesAt(trail, nodes.length)
    if (found.length === 0) return
    put(found)
    typed.focus()
    window.getSelection()?.selectAllChildren(typed)
    window.getSelection()?.collapseToEnd()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const text = () => (typed.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    element: typed,
    /** Returns the typed text. */
    text,
    focus: () => {
      typed.focus()
      window.getSelection()?.selectAllChildren(typed)
    },
    /** Types a space where a button of the page would take the key for a press. Returns whether it did. */
    typeSpace: () => {
      const isTaken = typed.closest('button, summary, label') !== null
      if (isTaken) insert(' ')
      return isTaken
    },
    insert,
    /** Ends typing, but leaves the typed text on the page until `close`. */
    keep: () => {
      observer.disconnect()
      for (const name of ['contenteditable', 'role', 'aria-label', 'data-development-note', 'style'])
        typed.removeAttribute(name)
    },
    // React's own nodes, which have its own text even if the file has changed meanwhile.
    close: () => {
      observer.disconnect()
      typed.replaceWith(...own)
    },
  }
}

/** Types a text in place of the selection. */
function insert(text: string): void {
  const selection = window.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  range?.deleteContents()
  range?.insertNode(document.createTextNode(text))
  range?.collapse(false)
}

/** A parent with the index of its child. */
type Step = [parent: Node, index: number]

/** Returns the way up from a node to the document. */
function trailOf(node: ChildNode): Step[] {
  const trail: Step[] = []
  for (let at: Node = node; at.parentNode; at = at.parentNode)
    trail.push([at.parentNode, [...at.parentNode.childNodes].findIndex((child) => child === at)])
  return trail
}

/** Returns the nodes that are now where a trail began. */
function nodesAt(trail: Step[], count: number): ChildNode[] {
  const last = trail.findIndex(([parent]) => parent.isConnected)
  let at: Node | undefined = trail[last]?.[0]
  for (const [, index] of trail.slice(1, last + 1).toReversed()) at = at?.childNodes[index]
  const start = trail[0]?.[1] ?? 0
  return at ? [...at.childNodes].slice(start, start + count) : []
}
