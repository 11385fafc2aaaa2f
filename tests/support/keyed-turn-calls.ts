import { newGroup } from './group.ts'
import type { KeyedCall } from './keyed-calls.ts'
import { expectOk } from './rest.ts'
import type { TestServer } from './test-server.ts'

interface Made {
  id: string
}

/** The calls of turns that take a key. */
export const keyedTurnCalls: Record<string, (server: TestServer) => Promise<KeyedCall>> = {
  'groupTasks.askSwap': async (server) => {
    const { id, creator, members } = await newGroup(server, { members: 3 })
    const [holder, second, third] = members.map((member) => member.id)
    const task = { title: 'Dishes', ruby: 5, type: 'daily', assignment: 'rotation' }
    const { id: taskId } = await expectOk(
      creator.send<Made>(`POST /groups/${id}/tasks`, { ...task, assignedUsers: [holder, second, third] }),
    )
    const by = members[0] as (typeof members)[number]
    const made = (swap: Made) => swap.id
    const call = `POST /groups/${id}/tasks/${taskId}/swaps` as const
    return { by, call, body: { userId: second }, made, other: { body: { userId: third } } }
  },
}
