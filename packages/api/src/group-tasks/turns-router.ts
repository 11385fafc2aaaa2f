import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { userCalls } from '../procedures.ts'
import { groupTask, swap } from './schema.ts'
import { answerTurnSwap } from './turns/answer-swap.ts'
import { askTurnSwap } from './turns/ask-swap.ts'
import { giveTurnTo } from './turns/give.ts'
import { withdrawTurnSwap } from './turns/withdraw-swap.ts'
import { answerSwapInput, askSwapInput, giveTurnInput, ofSwap } from './turns-schema.ts'

const userCall = userCalls({ tag: 'Group tasks', area: 'groups' })

/** The turns of a task that its assignees take one after the other. */
export const turnProcedures = {
  giveTurn: userCall('PATCH /groups/{groupId}/tasks/{taskId}/turn', {
    summary: 'Give the current turn of a group task to an assignee',
    description:
      'For the creator and leaders, while no one has completed it, to an assignee who is not on a break and whose last turn does not wait for approval. The turn counts for the member who holds it at its end. Both members are notified.',
    errors: [
      ...leaderErrors,
      'taskNotFound',
      'memberNotFound',
      'taskAlreadyCompleted',
      'holidayModeEnabledError',
      'groupTaskApproveAlreadyRequested',
    ],
  })
    .input(giveTurnInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => giveTurnTo(ctx, input)),

  askSwap: userCall('POST /groups/{groupId}/tasks/{taskId}/swaps', {
    device: 'person',
    summary: 'Ask another assignee to swap turns with you',
    description:
      'For the holder of the current turn: the other takes this one, against the next turn of the other, who is not on a break and whose last turn does not wait for approval. One swap is open for a task, until it is answered or withdrawn, the task is completed, or the occurrence ends.',
    errors: [
      ...memberErrors,
      'taskNotFound',
      'memberNotFound',
      'taskAlreadyCompleted',
      'notYourTurn',
      'swapAlreadyOpen',
      'holidayModeEnabledError',
      'groupTaskApproveAlreadyRequested',
    ],
    key: 'replay',
  })
    .input(askSwapInput)
    .output(swap)
    .mutation(({ ctx, input }) => askTurnSwap(ctx, input)),

  answerSwap: userCall('POST /groups/{groupId}/tasks/{taskId}/swaps/{swapId}', {
    device: 'person',
    summary: 'Accept or decline to swap turns',
    description: 'For the asked member. Each turn counts for whose it was before the swap.',
    errors: [...memberErrors, 'swapNotFound', 'swapNoLongerPossible'],
  })
    .input(answerSwapInput)
    .output(swap)
    .mutation(({ ctx, input }) => answerTurnSwap(ctx, input)),

  withdrawSwap: userCall('DELETE /groups/{groupId}/tasks/{taskId}/swaps/{swapId}', {
    device: 'person',
    summary: 'Withdraw your request to swap turns',
    description: 'While it is not answered.',
    errors: [...memberErrors, 'swapNotFound', 'swapNoLongerPossible'],
  })
    .input(ofSwap)
    .output(nothing)
    .mutation(({ ctx, input }) => withdrawTurnSwap(ctx, input)),
}
