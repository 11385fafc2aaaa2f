import type { AppRouter } from '@questboard/api'
import type { TRPCLink } from '@trpc/client'
import { observable, observableToPromise } from '@trpc/server/observable'
import { newId } from '../mutations/new-id.ts'

/** The ids of calls of which it is not known whether the server did them, by whose call it is and what it asks for. */
const ids = new Map<string, string>()

/**
 * Sends each mutation with an id of its own, so that the server does it once however often it is sent. When its answer is
 * lost or late, it is sent again. Until it is known what came of it, the same call has the same id, whoever makes it.
 */
export const retryLink =
  (owner: () => string | null): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) => {
    if (op.type === 'query') return next(op)
    const call = JSON.stringify([owner(), op.path, op.input])
    const earlier = ids.get(call)
    const id = earlier ?? newId()
    ids.set(call, id)
    const send = () => observableToPromise(next({ ...op, input: { id, ...(op.input as object) } }))
    return observable((observer) => {
      const forget = () => ids.delete(call)
      const succeed = (answer: Awaited<ReturnType<typeof send>>) => {
        forget()
        observer.next(answer)
        observer.complete()
      }
      const first = send()
      first.then(succeed, () => {})
      // Comes while the call is under way. Where it cannot be fetched, the call is sent once.
      import('./retry-call.ts')
        .then(
          ({ retryCall }) => retryCall({ ...op, isRepeated: earlier !== undefined, first, send, forget }),
          () => first,
        )
        .then(succeed, observer.error)
    })
  }
