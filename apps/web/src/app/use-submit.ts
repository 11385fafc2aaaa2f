import { useEffect, useRef, useState } from 'react'
import { endBusy } from '../ui/end-busy.ts'
import { readFailure } from './failure.ts'
import { failureText } from './failure-text.ts'
import { showAttemptFailed } from './mutations/attempt.ts'
import { refusedName } from './refusal-details.ts'
import { session } from './trpc.ts'

const textOf = (error: unknown): Promise<string> => failureText(readFailure(error).code, refusedName(error))

/**
 * Whether a form is being sent, and why it was not saved. The input stays after a failure. If the form was closed
 * meanwhile, a toast says so.
 * @param explain returns the text of a failure, or null if a field shows it. By default the text of its error code.
 */
export function useSubmit(explain: (error: unknown) => Promise<string | null> = textOf) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  /** Runs the call of the form. It never rejects. */
  async function send(call: () => Promise<unknown>): Promise<void> {
    const { token } = session
    const pressed = document.activeElement
    setProblem(null)
    setIsSending(true)
    try {
      await call()
    } catch (error) {
      if (isMounted.current) setProblem(await explain(error))
      // Without an account, there is nothing to save.
      else if (token !== null && token === session.token) await showAttemptFailed(null, error, () => void send(call))
    } finally {
      endBusy(pressed, () => setIsSending(false))
    }
  }

  return { send, isSending, problem }
}
