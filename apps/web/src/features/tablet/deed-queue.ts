import { isUnanswered, readFailure } from '../../app/failure.ts'
import { enteredStore } from '../devices/credentials.ts'
import { personClient } from './client.ts'
import { isReachable } from './connection.ts'
import type { UnsentDeed } from './stored.ts'
import { keepDeeds, keepOutcomes, tickOutcomes, unsentDeeds } from './wall.ts'

/**
 * Reports something extra of the member who has entered. Without a connection it is kept, and sent later under the same
 * id.
 * @returns whether it was sent
 */
export async function reportDeed(deed: UnsentDeed): Promise<boolean> {
  if (isReachable.read()) {
    try {
      await create(deed)
      return true
    } catch (error) {
      if (!isUnanswered(readFailure(error))) throw error
    }
  }
  await keepDeeds([...unsentDeeds.read().filter(({ id }) => id !== deed.id), deed])
  return false
}

/** Forgets a deed that was not sent yet. */
export const forgetDeed = (id: string): Promise<void> => keepDeeds(unsentDeeds.read().filter((deed) => deed.id !== id))

let sending: Promise<void> | undefined

/** Sends the unsent deeds of the member who has entered, in order. Those of others wait until they enter again. */
export function sendDeeds(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  for (const deed of unsentDeeds.read()) {
    if (deed.userId !== enteredStore.read()?.userId) continue
    // It may have been taken back while an earlier one was sent.
    if (!unsentDeeds.read().some(({ id }) => id === deed.id)) continue
    try {
      await create(deed)
    } catch (error) {
      const { code, status } = readFailure(error)
      if (status === null || status >= 500 || status === 429 || status === 401) return
      // A refused id after more than a day means that it had arrived.
      if (code !== 'idAlreadyUsed') {
        const { id, userId, title } = deed
        await keepOutcomes([...tickOutcomes.read(), { id, userId, title, refused: code }])
      }
    }
    await forgetDeed(deed.id)
  }
}

const create = ({ id, groupId, title, ruby }: UnsentDeed): Promise<unknown> =>
  personClient.deeds.create.mutate({ id, groupId, title, ruby })
