import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { acceptSuccession } from './accept-succession.ts'
import { askSuccessor } from './ask-successor.ts'
import { memberErrors } from './call-errors.ts'
import { declineSuccession } from './decline-succession.ts'
import { askSuccessorInput, group } from './schema.ts'
import { withdrawSuccession } from './withdraw-succession.ts'

const sessionCall = userCalls({ tag: 'Groups' })

const creatorErrors = [...memberErrors, 'notCreatorOfThisGroup'] as const

/** Handing a group over to another creator. */
export const successionRouter = router({
  ask: sessionCall('POST /groups/{id}/succession', {
    summary: 'Ask a leader to take over your group',
    description:
      'For the creator. When the leader accepts, they become the creator, and you become a leader. Asking another leader withdraws the earlier question.',
    errors: [...creatorErrors, 'cannotManageCreator', 'memberNotFound'],
  })
    .input(askSuccessorInput)
    .output(group)
    .mutation(({ ctx, input }) => askSuccessor(ctx, input)),

  accept: sessionCall('POST /groups/{id}/succession/accept', {
    summary: 'Take over a group',
    description: 'For the leader who was asked. You become the creator, and the other members are notified.',
    errors: [...memberErrors, 'successionNotAsked', 'cannotCreateGroup'],
  })
    .input(idInput)
    .output(group)
    .mutation(({ ctx, input }) => acceptSuccession(ctx, input)),

  decline: sessionCall('POST /groups/{id}/succession/decline', {
    summary: 'Refuse to take over a group',
    description:
      'For the leader who was asked. If the creator has deleted the account, the next leader is asked. Without another leader the group closes.',
    errors: [...memberErrors, 'successionNotAsked'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => declineSuccession(ctx, input)),

  withdraw: sessionCall('DELETE /groups/{id}/succession', {
    summary: 'Withdraw your request that a leader takes over your group',
    description: 'For the creator, before the leader has answered.',
    errors: [...creatorErrors, 'successionNotAsked'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => withdrawSuccession(ctx, input)),
})
