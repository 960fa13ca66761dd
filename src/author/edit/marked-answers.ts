import { textsIn } from '../../util/texts-in.ts'
import { withTexts, type LeafList } from './collect-leaves.ts'
import { markText } from './mark-text.ts'

type Send = (address: string, init: RequestInit) => Promise<Response>

/** Answers of a content host, each requested once for both renders of a trace. */
export interface HostAnswers {
  plain: Send
  /** Sends the answers with marks. Their strings become leaves of the list. */
  marked: (list: LeafList) => Send
}

export function hostAnswers(send: Send = fetch): HostAnswers {
  const answers = new Map<string, Promise<{ text: string; status: number }>>()
  const ask = (address: string, init: RequestInit) => {
    const answer =
      answers.get(address) ??
      send(address, init).then(async (response) => ({ text: await response.text(), status: response.status }))
    answers.set(address, answer)
    return answer
  }
  const known = new WeakMap<LeafList, Set<string>>()
  return {
    plain: async (address, init) => {
      const { text, status } = await ask(address, init)
      return new Response(text, { status, headers })
    },
    marked: (list) => async (address, init) => {
      const { text, status } = await ask(address, init)
      const value = valueOf(text)
      const added = known.get(list) ?? new Set<string>()
      known.set(list, added)
      if (!added.has(address))
        for (const { path, text: leaf } of textsIn(address, value))
          list.add({ file: address, path, value: leaf, isDefault: false })
      added.add(address)
      const texts = new Map(
        list.leaves
          .filter(({ file }) => file === address)
          .map((leaf) => [JSON.stringify(leaf.path), markText(leaf.value, leaf.id)]),
      )
      return new Response(JSON.stringify(withTexts(value, texts)), { status, headers })
    },
  }
}

const headers = { 'content-type': 'application/json' }

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
