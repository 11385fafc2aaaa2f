import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { useState } from 'react'
import { keyOf } from './requests.ts'

/** The requests that the user has marked, to answer them together. Only those in `open` can still be answered. */
export function useMarked(open: readonly ApprovalRequest[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  return {
    /** The keys of the marked requests. */
    marked,
    chosen: open.filter((request) => marked.has(keyOf(request))),
    choose(keys: readonly string[], isChosen: boolean): void {
      const others = [...marked].filter((key) => !keys.includes(key))
      setMarked(new Set(isChosen ? [...others, ...keys] : others))
    },
    clear: (): void => setMarked(new Set()),
  }
}
