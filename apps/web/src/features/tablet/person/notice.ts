import { readFailure } from '../../../app/failure.ts'
import { failureText } from '../../../app/failure-text.ts'
import { createStore } from '../../../ui/store.ts'
import { announce } from '../../../ui/toasts.ts'
import { canSpeak } from '../speak.ts'

/** A message for the member who has entered: something worked, or did not. */
export type Notice = { text: string; isProblem: boolean }

export const noticeStore = createStore<Notice | null>(null)

export const showNotice = (text: string): void => noticeStore.write({ text, isProblem: false })

/** Says that something about this item did not work, and why. */
export async function showProblem(title: string, error: unknown): Promise<void> {
  const text = await failureText(readFailure(error).code)
  noticeStore.write({ text: title === '' ? text : `“${title}”: ${text}`, isProblem: true })
}

/** Nothing of the member is shown, announced or read aloud any more. */
export function silence(): void {
  noticeStore.write(null)
  announce('')
  if (canSpeak) speechSynthesis.cancel()
}
