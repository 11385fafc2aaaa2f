import type { KeptAct } from './kept-act.ts'
import { newId } from './new-id.ts'

/** An act that was still to be sent when its page was left. */
export type LeftAct = KeptAct & { key: string /** An instant. */; at: string }

const keyOf = (userId: string): string => `left-acts:${userId}`

/** Notes an act for the next page, in the one place that can still be written to while a page is being left. */
export function leaveAct(userId: string, act: KeptAct): void {
  const left: LeftAct = { ...act, key: newId(), at: new Date().toISOString() }
  localStorage.setItem(keyOf(userId), JSON.stringify([...readLeft(userId), left]))
}

export function readLeft(userId: string): LeftAct[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
  } catch {
    // Written by hand: nothing that can be sent.
    return []
  }
}

export const forgetLeft = (userId: string): void => localStorage.removeItem(keyOf(userId))
