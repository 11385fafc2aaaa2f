import { t } from '@lingui/core/macro'
import { TRPCClientError } from '@trpc/client'
import { isAway } from '../../features/offline/connection.ts'
import { announce, retryCount } from '../../ui/toasts.ts'
import { readFailure } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { answersNothing, attemptTimeout, isOpen, mayRetry, outcomeOfRefusal } from './rules.ts'
import { untilAnswered } from './until-answered.ts'

type Call<Answer> = {
  path: string
  signal: AbortSignal | null | undefined
  /** It was sent before, and nobody knows what came of that. */
  isRepeated: boolean
  /** The first try, under way. */
  first: Promise<Answer>
  send: () => Promise<Answer>
  /** It is known what came of the call: when it is made again, it is another one. */
  forget: () => void
}

/**
 * Follows a call until the server has answered it, and says "Checking…" while it is sent again. What is still unknown then
 * is read from the server, and shown as it is, before this throws.
 *
 * @throws what the server refused it with; `outcomeUnknown` or `outcomeUnknownAway`; the code of a lost secret; an error
 *   with `isDone` when the server has done it, and only its answer is lost. Where the answer is empty, it is given instead
 */
export async function retryCall<Answer>(call: Call<Answer>): Promise<Answer> {
  const { path, signal, isRepeated, first, send, forget } = call
  if (!mayRetry(path)) return first.finally(forget)
  let isRepeat = isRepeated
  let isChecking = false
  const canRetry = () => !signal?.aborted && navigator.onLine
  const isLost = (why: unknown, number: number) => isOpen(readFailure(why), isRepeated || number > 1)
  const onLost = () => {
    if (!canRetry()) return false
    isRepeat = true
    if (!isChecking) {
      isChecking = true
      retryCount.write(retryCount.read() + 1)
      announce(t`Checking…`)
    }
    return true
  }
  try {
    const answer = await untilAnswered({ first, send, silence: attemptTimeout(path), isLost, onLost })
    // A repeat gets the first answer, and what it says of balances may be old by now. The caller shows it first.
    if (isRepeat) setTimeout(refetchAll)
    return answer
  } catch (why) {
    const failure = readFailure(why)
    if (isOpen(failure, isRepeat)) {
      if (!canRetry()) throw why
      if (await isAway()) throw failureOf('outcomeUnknownAway', 504)
      await refetchAll()
      throw failureOf('outcomeUnknown', 504)
    }
    forget()
    const done = isRepeat && outcomeOfRefusal(path, failure.code)
    if (!done) throw why
    if (done === true && answersNothing(path)) return nothing as Answer
    await refetchAll()
    throw done === true ? Object.assign(why as Error, { isDone: true }) : failureOf(done, 409)
  } finally {
    if (isChecking) retryCount.write(retryCount.read() - 1)
  }
}

/** The answer of a call that answers nothing. */
const nothing = { result: { type: 'data', data: null } }

/** What the call may have changed is anywhere on the page. */
const refetchAll = () => queryClient.invalidateQueries()

/** A failure like those of the server. */
function failureOf(code: string, status: number): TRPCClientError<never> {
  const error = { message: code, type: 'Conflict', status }
  return new TRPCClientError(code, { result: { error: { message: code, code: -32009, data: { error } } } } as never)
}
