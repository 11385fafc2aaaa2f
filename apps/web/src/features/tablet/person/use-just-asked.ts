import { useEffect, useState } from 'react'

/** A press so soon after the first may be the rest of a double tap. */
const doubleTapMs = 500

/**
 * The question that was asked only just now, by a button that takes the answer in the same place.
 * @param question what is asked; undefined while nothing is
 */
export function useJustAsked<Question>(question: Question | undefined): Question | undefined {
  const [settled, setSettled] = useState<Question>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => question), question === undefined ? 0 : doubleTapMs)
    return () => clearTimeout(timer)
  }, [question])
  return question === settled ? undefined : question
}
