import type { ProcedurePath, Row } from './cases.ts'
import { inGroup } from './group-rows.ts'

const asLeader = (body: object = {}): Row =>
  inGroup({ needs: 'leader', input: ({ items }) => ({ ...body, promiseId: items.promise }) })

/** Permissions for redeemed rewards that leaders have to give. */
export const promiseCalls = {
  'promises.list': inGroup({ needs: 'member' }),
  'promises.give': asLeader({ note: 'Enjoy!' }),
  'promises.update': asLeader({ dueOn: '2026-03-20' }),
  'promises.cancel': inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ items }) => ({ promiseId: items.promise }),
    turned: { member: 'promiseNotFound', leader: 'ok', creator: 'ok' },
  }),
  'groupRewards.ofUser.withdrawRequest': inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ target, items }) => ({ userId: target.id, rewardId: items.askedReward }),
    turned: { member: 'notAuthorized', leader: 'notAuthorized', creator: 'notAuthorized' },
    foreign: { userId: 'notAuthorized' },
    also: {
      'one without a request': {
        input: ({ items }) => ({ rewardId: items.reward }),
        wanted: {
          member: 'groupRewardApproveNotRequested',
          leader: 'groupRewardApproveNotRequested',
          creator: 'groupRewardApproveNotRequested',
        },
      },
    },
  }),
} satisfies Partial<Record<ProcedurePath, Row>>
