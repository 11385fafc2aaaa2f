import type { Run } from './client.ts'
import { ofWrite } from './faults.ts'
import type { Pool } from './pool.ts'
import { begin, type Slot } from './slot.ts'

/** More would keep the rows of the first locked for as long as all of them take. */
const most = 8

/** So long a group waits for the lock of a row; then each of its writes goes on alone, where it holds up nobody. */
const lockMilliseconds = 100

interface Write {
  statement: Parameters<Run>
  answer: PromiseWithResolvers<unknown[]>
}

/**
 * Commits writes that are asked for in one turn of the event loop in one transaction, sent in one packet: each commit waits for
 * the disk, and wakes up those that write there. For writes of one statement that have nothing to do with one another. When
 * one of them fails, or waits for a lock, nothing of the group is done and each is sent once more, alone: none is told what
 * another one fails with. Nothing is answered before it is committed.
 */
export function groupCommit(pool: Pool, runOn: (slot: Slot) => Run): Run {
  let open: Write[] | undefined

  const alone = (slot: Slot, { statement, answer }: Write) =>
    runOn(slot)(...statement).then(answer.resolve, answer.reject)

  function begun(): Write[] {
    const group: Write[] = []
    const done = pool.lend(async (slot) => {
      // All that is asked for in this turn, or came while there was no connection, is of the group.
      await new Promise(setImmediate)
      close(group)
      const [first, second] = group
      if (first && !second) return void (await alone(slot, first))
      return (await commit(slot, group)) ? undefined : group
    })
    done.then(
      (undone = []) => {
        for (const write of undone) pool.lend((slot) => alone(slot, write)).catch(write.answer.reject)
      },
      (error: unknown) => {
        close(group)
        for (const { answer } of group) answer.reject(error)
      },
    )
    return group
  }

  function close(group: Write[]): void {
    if (open === group) open = undefined
  }

  return (...statement) => {
    open ??= begun()
    const answer = Promise.withResolvers<unknown[]>()
    open.push({ statement, answer })
    if (open.length === most) close(open)
    return answer.promise
  }
}

/** @returns false when one of them failed and nothing was written */
async function commit(slot: Slot, group: Write[]): Promise<boolean> {
  // Not awaited, like the writes: what it fails with shows in what comes of the commit.
  slot.command(`${begin}; set local lock_timeout = ${lockMilliseconds}`).catch(() => {})
  const writes = Promise.allSettled(group.map(({ statement }) => slot.send(...statement)))
  const { command } = await slot.command('commit').catch((error: unknown) => Promise.reject(ofWrite(error)))
  if (command !== 'COMMIT') return false
  for (const [place, written] of (await writes).entries()) {
    const { answer } = group[place] as Write
    if (written.status === 'fulfilled') answer.resolve(written.value)
    else answer.reject(written.reason)
  }
  return true
}
