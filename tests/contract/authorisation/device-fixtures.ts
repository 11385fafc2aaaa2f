import { randomUUID } from 'node:crypto'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { grant } from '../../support/grant.ts'
import { expectOk } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import type { GroupFixtures } from './group-fixtures.ts'
import type { OwnItems } from './own-fixtures.ts'

/** Players on a device, and what they have. */

/** A notification of the group, because a device shows no other. */
export async function newNotification(
  server: TestServer,
  { id }: Pick<GroupFixtures, 'id'>,
  { id: userId, send }: Pick<Person, 'id' | 'send'>,
): Promise<string> {
  const group = { id, name: 'Family' }
  await createTransactionRunner(server)((tx) => notify(tx, server.clock, [userId], { type: 'newTaskAssigned', group }))
  const { notifications } = await expectOk(send<{ notifications: { id: string }[] }>('GET /user/notifications'))
  return notifications[0]?.id ?? ''
}

interface ForSale {
  id: string
  gold?: number | null
}

/** The items that a child can have. The others are those of another user: their calls are closed to devices. */
export async function newChildItems(
  server: TestServer,
  home: GroupFixtures,
  child: Pick<Person, 'id' | 'send'>,
  others: OwnItems,
): Promise<OwnItems> {
  const make = async (path: 'user/tasks' | 'user/rewards' | 'tags', about: object) =>
    (await expectOk(child.send<{ id: string }>(`POST /${path}`, about))).id
  await grant(server, child, { gold: 20_000 })
  const item = randomUUID()
  const checklist = [{ id: item, title: 'Shoes' }]
  const task = await make('user/tasks', { title: 'Walk', gold: 5, type: 'daily', requireResult: true, checklist })
  const finished = await make('user/tasks', { title: 'Walk', gold: 5, type: 'daily' })
  await expectOk(child.send(`POST /user/tasks/${finished}/complete`))
  const reward = await make('user/rewards', { name: 'Tea', gold: 1, type: 'constant' })
  const avatars = await expectOk(child.send<ForSale[]>('GET /avatars?owned=false&limit=100'))
  // Every board with a price costs gems, which a child has none of.
  const [boughtBoard] = await expectOk(child.send<ForSale[]>('GET /boards?owned=true'))
  const [boardForSale] = await expectOk(child.send<ForSale[]>('GET /boards?owned=false'))
  const [boughtAvatar, avatarForSale] = avatars.filter(({ gold }) => typeof gold === 'number').map(({ id }) => id)
  await expectOk(child.send(`POST /avatars/${boughtAvatar}/buy`, { currency: 'gold' }))
  return {
    ...others,
    task,
    item,
    done: finished,
    reward,
    boughtAvatar: boughtAvatar ?? '',
    avatarForSale: avatarForSale ?? '',
    boughtBoard: boughtBoard?.id ?? '',
    boardForSale: boardForSale?.id ?? '',
    notification: await newNotification(server, home, child),
  }
}
