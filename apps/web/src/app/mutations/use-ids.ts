import { useState } from 'react'
import { newId } from './new-id.ts'

/**
 * Returns the id under which a form sends an input: the same one for the same input, so the server acts once if an
 * answer was lost, and another one after a change, which the server would refuse under the same id.
 */
export function useIds(): (input: object) => string {
  const [ids] = useState(() => new Map<string, string>())
  return (input) => {
    const key = JSON.stringify(input)
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }
}
