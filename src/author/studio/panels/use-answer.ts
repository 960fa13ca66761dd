import { useEffect, useState } from 'react'
import { wordsOf } from '../server.ts'

/** Loads an answer once. Returns the answer, or the failure in words. */
export function useAnswer<T>(load: () => Promise<T>): { answer?: T; failure?: string } {
  const [first] = useState(() => load)
  const [result, setResult] = useState<{ answer?: T; failure?: string }>({})
  useEffect(() => {
    first().then(
      (answer) => setResult({ answer }),
      (error: unknown) => setResult({ failure: wordsOf(error) }),
    )
  }, [first])
  return result
}
