import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { callId, id, instant, notes, text, title } from '../kernel/schema.ts'
import { rewardPrice } from '../rewards/schema.ts'
import { taskGold, taskType } from '../tasks/schema.ts'

/** The maximum number of suggestions of one call, which is also the maximum for creating several items. */
export const maxProposals = 10

const count = z.number().int().min(1).max(maxProposals)

export const topic = text(1, 200)

export const description = text(1, 500)

/** The mission's id is in the path. */
export const proposeTasksInput = z.object({ missionId: id, count, id: callId })

export type ProposeTasks = z.infer<typeof proposeTasksInput>

export const proposeRewardsInput = z.object({ topic, count, id: callId })

export type ProposeRewards = z.infer<typeof proposeRewardsInput>

export const drawAvatarInput = z.object({ description, id: callId })

export type DrawAvatar = z.infer<typeof drawAvatarInput>

export const proposedTask = z.object({ title, notes, gold: taskGold, type: taskType }).meta({ id: 'ProposedTask' })

export type ProposedTask = z.infer<typeof proposedTask>

/** The type times is not suggested: it would need a number of uses. */
export const proposedReward = z
  .object({ name: title, gold: rewardPrice, type: z.enum(['constant', 'once']) })
  .meta({ id: 'ProposedReward' })

export type ProposedReward = z.infer<typeof proposedReward>

export const proposedTasks = z.object({ tasks: z.array(proposedTask), stats })

export type ProposedTasks = z.infer<typeof proposedTasks>

export const proposedRewards = z.object({ rewards: z.array(proposedReward), stats })

export type ProposedRewards = z.infer<typeof proposedRewards>

export const drawnAvatar = z.object({ id, url: z.string() }).meta({ id: 'DrawnAvatar' })

export const drawAvatarResult = z.object({ avatar: drawnAvatar, stats })

export type DrawAvatarResult = z.infer<typeof drawAvatarResult>

export const ownDrawnAvatar = drawnAvatar.extend({ createdAt: instant }).meta({ id: 'OwnDrawnAvatar' })

export type OwnDrawnAvatar = z.infer<typeof ownDrawnAvatar>
