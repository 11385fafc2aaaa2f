import { TRPCClientError } from '@trpc/client'
import type { Keeper } from '../../app/keeper.ts'
import { session } from '../../app/trpc.ts'
import { isAway, showFrom } from './connection.ts'
import { keptAnswer } from './kept-answers.ts'
import { mayLeaveWith } from './may-leave.tsx'
import { replayAndTell } from './replay-and-tell.ts'
import { showActs } from './shown-acts.ts'
import { addAct, counts } from './waiting-acts.ts'
import { acquainted } from './watch.ts'

export { Offline } from './Offline.tsx'

/** There is no connection, and the answer was never here: a failure like those of the server. */
const neverSeen = { message: 'neverSeen', type: 'NotFound', status: 404 }

export const answer: Keeper['answer'] = async (call, why, asker) => {
  try {
    const data = await keptAnswerTo(call, why)
    asker.next({ result: { data } })
    asker.complete()
  } catch (reason) {
    if (reason !== undefined) asker.error(reason as Parameters<typeof asker.error>[0])
  }
}

async function keptAnswerTo({ path, input }: { path: string; input: unknown }, why: unknown): Promise<unknown> {
  const { user } = session
  if (!user || !(await isAway())) throw why
  const [kept] = await Promise.all([keptAnswer(user.id, path, input), acquainted(user.id)])
  if (!kept) {
    const error = { message: neverSeen.message, code: -32004, data: { error: neverSeen } }
    throw new TRPCClientError(error.message, { result: { error } })
  }
  showFrom(kept.at)
  return kept.data
}

export const keep: Keeper['keep'] = async (act) => {
  const { user } = session
  if (!user) throw new Error('Nobody is signed in.')
  try {
    showActs([await addAct(user.id, act)])
  } catch (why) {
    // It will be sent now: what waits goes before it.
    if (counts.read().waiting > 0) await replayAndTell()
    throw why
  }
  void isAway().then((gone) => (gone ? undefined : replayAndTell()))
}

export const mayLeave: Keeper['mayLeave'] = async () => {
  const { user } = session
  return !user || mayLeaveWith(user.id)
}
