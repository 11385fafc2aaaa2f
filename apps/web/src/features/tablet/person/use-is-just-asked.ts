import { useEffect, useState } from 'react'

/** A press so soon after the first may be the rest of a double tap. */
const doubleTapMs = 500

/**
 * Whether a question was asked only just now, by a button that takes the answer in the same place.
 * @param question what is asked; undefined while nothing is
 */
export function useIsJustAsked(question: unknown): boolean {
  const [settled, setSettled] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), question === undefined ? 0 : doubleTapMs)
    return () => clearTimeout(timer)
  }, [question])
  return question !== undefined && question !== settled
}
