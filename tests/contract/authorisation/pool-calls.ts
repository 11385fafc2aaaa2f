import type { ProcedurePath, Row } from './cases.ts'
import { inGroup, ofAll } from './group-rows.ts'

const asLeader = (pool: 'open' | 'full', body: object = {}): Row =>
  inGroup({ needs: 'leader', input: ({ group }) => ({ ...body, poolId: group.pools[pool] }) })

/** Permissions for rubies that members save together. */
export const poolCalls = {
  'pools.list': inGroup({ needs: 'member' }),
  'pools.create': inGroup({ needs: 'leader', input: () => ({ name: 'Bike', ruby: 50 }), creates: true }),
  'pools.update': asLeader('open', { name: 'Boat', notes: '', ruby: 60 }),
  'pools.remove': asLeader('full'),
  'pools.contribute': inGroup({
    needs: 'member',
    usual: ofAll('notEnoughRubyToSave'),
    input: ({ group }) => ({ poolId: group.pools.open, ruby: 900 }),
    also: {
      'more than is missing': {
        input: ({ group }) => ({ poolId: group.pools.full }),
        wanted: ofAll('poolWouldOverflow'),
      },
    },
  }),
  'pools.withdraw': inGroup({
    needs: 'member',
    usual: ofAll('notEnoughInPool'),
    input: ({ group }) => ({ poolId: group.pools.open, ruby: 900 }),
    also: { 'of a full one': { input: ({ group }) => ({ poolId: group.pools.full }), wanted: ofAll('poolIsFull') } },
  }),
  'pools.redeem': asLeader('full'),
  'pools.undo': inGroup({
    needs: 'leader',
    usual: { leader: 'poolNotReversible', creator: 'poolNotReversible' },
    input: ({ group }) => ({ poolId: group.pools.full }),
  }),
  'pools.cancel': asLeader('open'),
} satisfies Partial<Record<ProcedurePath, Row>>
