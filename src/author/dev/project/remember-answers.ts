/** Answers of a content host, so that an edit asks it for nothing again. */
export interface RememberedAnswers {
  /** Sends a request, or returns the answer to an earlier one. */
  send: (address: string, init: RequestInit) => Promise<Response>
  /** Forgets all answers: content on the host may have changed when a page is loaded. */
  forget: () => void
}

export function rememberAnswers(): RememberedAnswers {
  const answers = new Map<string, Promise<() => Response>>()
  const ask = async (address: string, init: RequestInit) => {
    const response = await fetch(address, init)
    const body = await response.text()
    // Most endpoints have no answer in a language of their own. Another failure may end.
    if (!response.ok && response.status !== 404) answers.delete(address)
    return () => new Response(body || null, response)
  }
  return {
    forget: () => answers.clear(),
    send: async (address, init) => {
      const answer = answers.get(address) ?? ask(address, init)
      answers.set(address, answer)
      answer.catch(() => answers.delete(address))
      return (await answer)()
    },
  }
}
