import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { deviceCalls, deviceProcedure, userCalls } from '../procedures.ts'
import { completeOnWall } from './complete.ts'
import { enter } from './enter.ts'
import { followWall } from './follow-wall.ts'
import { leaveDevice } from './leave.ts'
import { listPeople } from './people.ts'
import { readWallQueued } from './queued-read.ts'
import { completeOnWallInput, devicePerson, entered, enterInput, ofWall, undoOnWallInput, wall } from './schema.ts'
import { undoOnWall } from './undo.ts'

const deviceCall = deviceCalls({ tag: 'Shared devices' })
const personCall = userCalls({ tag: 'Shared devices', device: 'person' })

const pinErrors = ['memberNotFound', 'wrongPin', 'pinLocked'] as const

/** What a shared device itself may do, without or with a player. */
export const wallRouter = router({
  people: deviceCall('GET /device/people', {
    summary: 'List the players who may enter on this device',
    description: 'Children of the group, and members who have set a PIN, in the order of joining.',
  })
    .input(z.object({}))
    .output(z.array(devicePerson))
    .query(({ ctx }) => listPeople(ctx)),

  enter: deviceCall('POST /device/enter', {
    summary: 'Let a player in on this device',
    description:
      "With the PIN, if the player has one. The returned token makes the calls of the group of the device, with the rights of a plain member. It ends after the device's minutes without use (`expiredToken`), after twelve hours, with the next player, and when the device, the PIN or the membership changes. Wrong PINs are counted: after five one waits for minutes, and after 20 a day the PIN is locked until a leader unlocks it. Limited to 30 attempts a minute for each device.",
    errors: [...pinErrors, 'tooManyRequests'],
  })
    .input(enterInput)
    .output(entered)
    .mutation(({ ctx, input }) => enter(ctx, input)),

  leave: personCall('POST /device/leave', {
    summary: 'Leave the device',
    description: 'For a player who has entered. The token of the call becomes invalid.',
  })
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => leaveDevice(ctx)),

  wall: deviceCall('GET /device/wall', {
    summary: 'Read the wall view of this device',
    description:
      "The board of the group, and today's tasks of the members whom the wall shows. Without notes, results, rubies of members, addresses and personal tasks.",
  })
    .input(z.object({}))
    .output(wall)
    .query(({ ctx, signal }) => readWallQueued(ctx, { signal })),

  /** Over REST it is a separate stream, outside the envelope. */
  stream: deviceProcedure
    .meta({ device: 'wall' })
    .input(z.object({}))
    .subscription(({ ctx, signal }) => followWall(ctx, signal)),

  complete: deviceCall('POST /device/wall/complete', {
    summary: 'Complete the task of a member by a tap on the wall',
    description:
      'For members whose wall setting is `tap`, or `pin` with their PIN. What a player ticked after entering, without a connection, is sent with its time and the `proof` of that session, up to 72 hours after its end; a proof that does not hold is as none. Pays as completing does. A repeat with the same `id` completes nothing again. Limited to 30 in a minute.',
    errors: [
      ...pinErrors,
      ...(['taskNotFound', 'cannotCompleteArchivedTask', 'groupTaskApproveAlreadyRequested'] as const),
      ...([
        'taskAlreadyCompleted',
        'occurrenceOver',
        'taskNotDue',
        'notYourTurn',
        'taskTakenByAnother',
        'holidayModeEnabledError',
      ] as const),
      ...(['resultOfTheTaskRequired', 'tooManyItems', 'idAlreadyUsed', 'tooManyRequests'] as const),
    ],
  })
    .input(completeOnWallInput)
    .output(ofWall)
    .mutation(({ ctx, input }) => completeOnWall(ctx, input)),

  undo: deviceCall('POST /device/wall/undo', {
    summary: 'Undo a completion on the wall',
    description:
      'By the same device, within ten seconds, named by the `id` of the completion. Takes back what was paid, or less if the balance is lower; steps of the pawn stay.',
    errors: ['taskNotCompleted', 'taskNotFound', 'cannotReopenArchivedTask', 'occurrenceOver'],
  })
    .input(undoOnWallInput)
    .output(ofWall)
    .mutation(({ ctx, input }) => undoOnWall(ctx, input)),
})
