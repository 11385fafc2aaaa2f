import { unknownId } from '../../support/unknown-id.ts'
import type { ProcedurePath, Row } from './cases.ts'
import { inGroup, ofAll } from './group-rows.ts'

const ofUnknownSwap = (body: object = {}): Row =>
  inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ items }) => ({ ...body, taskId: items.task, swapId: unknownId }),
    usual: ofAll('swapNotFound'),
    foreign: { taskId: 'swapNotFound' },
  })

/** Permissions for the turns of a task. The task of the fixtures is done by each assignee. */
export const turnCalls = {
  'groupTasks.giveTurn': inGroup({
    needs: 'leader',
    input: ({ target, items }) => ({ taskId: items.task, userId: target.id }),
    usual: { leader: 'invalidData', creator: 'invalidData' },
  }),
  // No one swaps with oneself.
  'groupTasks.askSwap': inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ target, items }) => ({ taskId: items.task, userId: target.id }),
    usual: ofAll('memberNotFound'),
  }),
  'groupTasks.answerSwap': ofUnknownSwap({ accepted: true }),
  'groupTasks.withdrawSwap': ofUnknownSwap(),
} satisfies Partial<Record<ProcedurePath, Row>>
