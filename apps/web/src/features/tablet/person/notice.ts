import { createContext, useContext } from 'react'
import { createStore } from '../../../ui/store.ts'
import { announce } from '../../../ui/toasts.ts'
import { refusalOf, refusalText } from '../refusal-text.ts'
import { canSpeak } from '../speak.ts'

/** A message for the member who has entered: something worked, or did not. */
type Notice = { text: string; isProblem: boolean }

/**
 * The messages of one entering. A late answer after the lock writes to a store that no one sees any more, so the next
 * member does not read it.
 */
export function createNotices() {
  const store = createStore<Notice | null>(null)
  return {
    store,
    showNotice: (text: string): void => store.write({ text, isProblem: false }),
    /** Says that something about this item did not work, and why. */
    async showProblem(title: string, error: unknown): Promise<void> {
      store.write({ text: await refusalText(title, refusalOf(error)), isProblem: true })
    },
  }
}

export const NoticesContext = createContext(createNotices())

export const useNotices = () => useContext(NoticesContext)

/** Stops announcements and reading aloud when the member leaves. */
export function silence(): void {
  announce('')
  if (canSpeak) speechSynthesis.cancel()
}
