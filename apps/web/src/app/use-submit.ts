import { useState } from 'react'
import { readFailure } from './failure.ts'
import { failureText } from './failure-text.ts'
import { refusedName } from './refused-name.ts'

const textOf = (error: unknown): Promise<string> => failureText(readFailure(error).code, refusedName(error))

/**
 * Whether a form is being sent, and why it was not saved. The input stays after a failure.
 * @param explain returns the text of a failure, or null if a field shows it. By default the text of its error code.
 */
export function useSubmit(explain: (error: unknown) => Promise<string | null> = textOf) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Runs the call of the form. It never rejects. */
  async function send(call: () => Promise<unknown>): Promise<void> {
    setProblem(null)
    setIsSending(true)
    try {
      await call()
    } catch (error) {
      setProblem(await explain(error))
    } finally {
      setIsSending(false)
    }
  }

  return { send, isSending, problem }
}
