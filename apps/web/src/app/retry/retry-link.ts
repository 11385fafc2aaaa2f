import type { AppRouter } from '@questboard/api'
import type { TRPCLink } from '@trpc/client'
import { observable, observableToPromise } from '@trpc/server/observable'
import { newId } from '../mutations/new-id.ts'
import { unknownIds } from '../mutations/unknown-ids.ts'

/** The ids of calls with an unknown outcome, by user and content of the call. */
const ids = unknownIds()

/**
 * Sends each mutation with an id, so the server runs it once however often it is sent. A lost or late response causes a
 * retry. While the outcome is unknown, the same call keeps the same id for some minutes, whichever caller repeats it.
 */
export const retryLink =
  (owner: () => string | null): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) => {
    if (op.type === 'query') return next(op)
    // A retry belongs to the user who made the call, even if another one has signed in meanwhile.
    const token = owner()
    const call = JSON.stringify([token, op.path, op.input])
    const earlier = ids.read(call)
    const id = earlier ?? newId()
    ids.write(call, id)
    const send = () =>
      observableToPromise(next({ ...op, context: { token, ...op.context }, input: { id, ...(op.input as object) } }))
    return observable((observer) => {
      // An equal call that was sent since has another id.
      const forget = () => ids.read(call) === id && ids.forget(call)
      const succeed = (response: Awaited<ReturnType<typeof send>>) => {
        forget()
        observer.next(response)
        observer.complete()
      }
      const first = send()
      first.then(succeed, () => {})
      // Loads while the call is running. If it cannot be loaded, there is no retry.
      import('./retry-call.ts')
        .then(
          ({ retryCall }) => retryCall({ ...op, wasSentBefore: earlier !== undefined, first, send, forget }),
          () => first,
        )
        .then(succeed, observer.error)
    })
  }
