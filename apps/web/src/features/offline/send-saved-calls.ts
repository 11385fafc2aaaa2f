import { dayMs } from '@questboard/api/kernel/days'
import { sendRestCall } from '../../app/mutations/rest-call.ts'
import { forgetSaved, readSaved } from '../../app/mutations/saved-mutations.ts'
import { queryClient } from '../../app/query-client.ts'
import { session } from '../../app/trpc.ts'

/** How long the server remembers the key of a call. Later the call could be done once more. */
const rememberedMs = dayMs

/**
 * Sends the calls that were pending when a page of the user ended. A refusal says that they were done, or that there is
 * nothing left to do. Without a response they wait for the next time. After a day they are forgotten: an approval could
 * answer another request by then.
 */
export async function sendSavedCalls(owner: string): Promise<void> {
  const { token, user } = session
  if (user?.id !== owner) return
  const { calls: saved } = await readSaved(owner)
  for (const { key, at, calls } of saved) {
    const isTooOld = Date.now() - Date.parse(at) >= rememberedMs
    for (const call of isTooOld ? [] : calls) if (!(await isAnswered(call, token))) return
    forgetSaved(owner, [key])
  }
  if (saved.length > 0) await queryClient.invalidateQueries()
}

async function isAnswered(call: Parameters<typeof sendRestCall>[0], token: string | null): Promise<boolean> {
  try {
    const { status } = await sendRestCall(call, { token, keepalive: false })
    return status < 500 && status !== 401 && status !== 429
  } catch {
    return false
  }
}
