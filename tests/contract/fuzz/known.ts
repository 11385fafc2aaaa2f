import type { Household } from '../../support/household.ts'
import type { Call } from '../../support/rest.ts'
import type { Known } from './cases.ts'

interface Named {
  id: string
  tasks?: Named[]
  members?: { id: string; userId: string }[]
}

/** The ids that ani can read, by the path segment before them. */
export async function everythingThere({ ani, boyan, vera, home, away, invitations }: Household): Promise<Known> {
  const idsOf = async (path: string) =>
    (await ani.send<Named[]>(`GET ${path}` as Call)).result.flatMap(({ id, tasks = [] }) => [
      id,
      ...tasks.map((task) => task.id),
    ])
  const all = async (paths: string[]) => (await Promise.all(paths.map(idsOf))).flat()
  const groups = [home.id, away.id]
  const inGroups = (path: string) => groups.map((id) => `/groups/${id}${path}`)
  const missions = await all(['/user/missions', ...inGroups('/missions')])
  const members = (await ani.send<Named[]>('GET /groups')).result.flatMap((group) => group.members ?? [])
  const invited = [...(await all(inGroups('/invitations'))), invitations.home, invitations.away]
  const avatars = await idsOf('/avatars')
  const boards = await idsOf('/boards')
  const notifications = (await ani.send<{ notifications: Named[] }>('GET /user/notifications')).result.notifications
  return {
    groups,
    users: [ani.id, boyan.id, vera.id],
    assignedUsers: [vera.id, boyan.id],
    members: members.map(({ id }) => id),
    tasks: [...(await all(['/user/tasks', '/user/tasks?archived=true', ...inGroups('/tasks')])), ...missions],
    missions,
    rewards: await all(['/user/rewards', ...inGroups('/rewards')]),
    invitations: invited,
    accept: invited,
    decline: invited,
    avatar: avatars,
    avatars,
    board: boards,
    boards,
    tags: await idsOf('/tags'),
    notifications: notifications.map(({ id }) => id),
    notificationIds: notifications.map(({ id }) => id),
  }
}
