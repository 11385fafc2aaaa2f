import { grantRubies } from './grant-rubies.ts'
import { newGroup } from './group.ts'
import type { KeyedCall } from './keyed-calls.ts'
import { expectOk } from './rest.ts'
import type { Call, TestServer } from './test-server.ts'

interface Item {
  id: string
}

/** A group with a member who has rubies, and a pool. */
async function savers(server: TestServer) {
  const { id, creator, members } = await newGroup(server)
  const member = members[0] as (typeof members)[number]
  await grantRubies(server, id, member, 500)
  const pool = await expectOk(creator.send<Item>(`POST /groups/${id}/pools`, { name: 'Boat', ruby: 50 }))
  return { id, creator, member, path: `POST /groups/${id}/pools/${pool.id}` as const }
}

/** The calls of pools that take a key. */
export const keyedPoolCalls: Record<string, (server: TestServer) => Promise<KeyedCall>> = {
  'pools.create': async (server) => {
    const { id, creator: by } = await savers(server)
    const body = { name: 'Bike', ruby: 50 }
    const made = (pool: Item) => pool.id
    return { by, call: `POST /groups/${id}/pools` as Call, body, made, other: { body: { ...body, ruby: 60 } } }
  },
  'pools.contribute': async (server) => {
    const { member: by, path } = await savers(server)
    const moves = ['poolContributed']
    return { by, call: `${path}/contribute`, body: { ruby: 5 }, moves, other: { body: { ruby: 6 } } }
  },
  'pools.withdraw': async (server) => {
    const { member: by, path } = await savers(server)
    await expectOk(by.send(`${path}/contribute`, { ruby: 20 }))
    const moves = ['poolWithdrawn']
    return { by, call: `${path}/withdraw`, body: { ruby: 5 }, moves, other: { body: { ruby: 6 } } }
  },
}
