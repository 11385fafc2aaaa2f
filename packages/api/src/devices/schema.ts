import { z } from 'zod'
import { groupBoard } from '../groups/schema.ts'
import { asBuilt, callId, day, doneAt, id, instant, line } from '../kernel/schema.ts'
import { pin, wallSetting } from '../pins/schema.ts'
import { pool } from '../pools/schema.ts'
import { avatar } from '../store/schema.ts'
import { taskType } from '../tasks/schema.ts'

const name = line(1, 50).meta({ description: 'A name for the people of the group' })

const lockAfter = z.number().int().min(1).max(60).meta({
  description: "Minutes without use after which a player's session on the device ends",
})

const wallTitles = z.boolean().meta({ description: 'Whether the wall view shows titles of tasks' })

export const device = z
  .object({
    id,
    name: z.string(),
    lockAfter,
    wallTitles,
    createdAt: instant,
    lastSeenAt: instant.nullable().meta({ description: 'To the hour; null: never' }),
    createdBy: id.nullable().meta({ description: 'Null: the account was deleted' }),
  })
  .meta({ id: 'Device' })

export type ShownDevice = z.infer<typeof device>

export const addDeviceInput = z.object({ groupId: id, name, id: callId })

export type AddDevice = z.infer<typeof addDeviceInput>

export const addedDevice = z.object({
  device,
  token: z.string().meta({ description: "The device's bearer token. Returned only in this response" }),
})

export type AddedDevice = z.infer<typeof addedDevice>

export const deviceCode = z.object({
  code: z.string().meta({ description: 'Eight letters. Returned only in this response' }),
  expiresAt: instant,
})

export type DeviceCode = z.infer<typeof deviceCode>

/** The code as people type it. */
const typedCode = z
  .string()
  .max(100)
  .overwrite((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())

export const pairInput = z.object({ code: typedCode.meta({ description: 'Case does not matter' }) })

export type Pair = z.infer<typeof pairInput>

export const ofDevice = z.object({ groupId: id, deviceId: id })

export type OfDevice = z.infer<typeof ofDevice>

export const updateDeviceInput = ofDevice.extend({
  name: name.optional(),
  lockAfter: lockAfter.optional(),
  wallTitles: wallTitles.optional(),
})

export type UpdateDevice = z.infer<typeof updateDeviceInput>

const face = {
  userId: id,
  name: z.string(),
  avatar: avatar.nullable(),
  imageUrl: z.string().nullable(),
}

export const devicePerson = z
  .object({
    ...face,
    pin: z.boolean().meta({ description: 'Whether entering asks for a PIN' }),
    locked: z.boolean().meta({ description: 'Too many wrong PINs: not before `lockedUntil`' }),
    lockedUntil: instant.nullable().meta({ description: 'Null while `locked`: until the PIN is unlocked' }),
  })
  .meta({ id: 'DevicePerson' })

export type DevicePerson = z.infer<typeof devicePerson>

export const enterInput = z.object({
  userId: id,
  pin: pin.optional().meta({ description: 'Ignored for a child without one' }),
})

export type Enter = z.infer<typeof enterInput>

export const entered = z.object({
  token: z.string().meta({ description: 'The bearer token of the player on this device' }),
  expiresAt: instant,
  proof: z.string().meta({
    description:
      'Proves, after the session, that a task was ticked in it. `POST /device/wall/complete` takes it, and nothing else',
  }),
})

export type Entered = z.infer<typeof entered>

const wallTask = z
  .object({
    taskId: id,
    title: z.string().nullable().meta({ description: 'Null: the wall view of this device hides titles' }),
    ruby: z.number().int(),
    type: taskType,
    completed: z.boolean(),
    waiting: z.boolean().meta({ description: 'Waits for approval' }),
    mine: z.boolean().meta({ description: 'This player may complete it now' }),
    requireResult: z.boolean().meta({ description: 'Completing it needs a result, and so entering' }),
  })
  .meta({ id: 'WallTask' })

export type WallTask = z.infer<typeof wallTask>

const wallTurn = z.object({
  taskId: id,
  title: z.string().nullable().meta({ description: 'Null: the wall view of this device hides titles' }),
  holder: z.object({ userId: id, name: z.string() }),
})

export type WallTurn = z.infer<typeof wallTurn>

export const wall = asBuilt(
  z
    .object({
      device: z.object({ id, name: z.string(), lockAfter, wallTitles }),
      group: z.object({ id, name: z.string() }),
      board: groupBoard,
      people: z.array(
        z.object({
          ...face,
          wall: wallSetting,
          onBreak: z.boolean().meta({ description: 'On holiday' }),
          onBreakUntil: day.nullable().meta({ description: 'The last one of the planned days off that are running' }),
          open: z.array(wallTask).meta({ description: "Today's tasks that are not done, or wait for approval" }),
          done: z.number().int().meta({ description: 'Tasks done today' }),
        }),
      ),
      pools: z.array(pool).meta({ description: 'Open and full ones, without notes and shares' }),
      promises: z
        .array(
          z.object({
            userId: id,
            name: z.string().nullable().meta({ description: 'Null: the wall view of this device hides titles' }),
            dueOn: day.nullable(),
          }),
        )
        .optional()
        .meta({ description: 'Redeemed rewards that leaders still have to give, the oldest 20' }),
      turns: z.array(wallTurn).optional().meta({
        description:
          'Tasks of today that people of the wall take turns with, while it is the turn of a member whom the wall does not show. The first 20',
      }),
      at: instant,
    })
    .meta({ id: 'Wall' }),
)

export type Wall = z.infer<typeof wall>

export const completeOnWallInput = z.object({
  userId: id,
  taskId: id,
  pin: pin.optional().meta({ description: 'For members whose wall setting is `pin`' }),
  proof: z.string().max(100).optional().meta({
    description:
      'The `proof` of the session of the player in which the task was ticked at `at`. It replaces the PIN, and is ignored where a tap is enough',
  }),
  at: doneAt,
  id: id.meta({ description: 'Names this completion. A repeat with the same id completes nothing again' }),
})

export type CompleteOnWall = z.infer<typeof completeOnWallInput>

export const undoOnWallInput = z.object({ id })

export type UndoOnWall = z.infer<typeof undoOnWallInput>

export const ofWall = z.object({ wall })
