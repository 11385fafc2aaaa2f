import { joinByInvitation } from './group.ts'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** The names of the player's child and of the items. */
export type Names = { child: string; title: string }

/** Screens of a user with one of everything, by name. */
export type Screens = Record<string, string>

/**
 * Gives a player one of everything, with the same title: tasks, a mission, a reward, a group with a child who requests
 * approval, an invitation, a token, a webhook.
 */
export async function haveEverything(
  player: Person,
  newPlayer: (about: { name: string }) => Promise<Person>,
  { child: name, title }: Names,
): Promise<Screens> {
  const today = Temporal.Now.plainDateISO('Europe/Sofia')
  const days = { from: `${today}`, to: `${today.add({ days: 7 })}` }
  const task = { title, notes: title, gold: 5, type: 'todo' }
  for (const type of ['todo', 'daily', 'weekly']) await expectOk(player.send('POST /user/tasks', { ...task, type }))
  const finished = await expectOk(player.send<{ id: string }>('POST /user/tasks', { ...task, type: 'daily' }))
  await expectOk(player.send(`POST /user/tasks/${finished.id}/complete`, {}))
  const mission = await expectOk(
    player.send<{ id: string }>('POST /user/missions', { name: title, notes: title, ...days, tasks: [task] }),
  )
  await expectOk(player.send(`PATCH /user/missions/${mission.id}/main`))
  await expectOk(player.send('POST /users/tokens', { name: title, scopes: ['tasks:read'] }))
  await expectOk(player.send('POST /user/webhooks', { url: 'https://hooks.example.org/tasks', events: ['*'] }))
  await expectOk(player.send('POST /user/rewards', { name: title, gold: 5, type: 'constant' }))

  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: title }))
  const child = await newPlayer({ name })
  await joinByInvitation({ id, creator: player }, child)
  await expectOk(player.send(`POST /groups/${id}/invite`, { email: 'grandma@example.org' }))
  const withApproval = { requireApprove: true, assignedUsers: [child.id] }
  const work = await expectOk(
    player.send<{ id: string }>(`POST /groups/${id}/tasks`, { title, ruby: 5, type: 'daily', ...withApproval }),
  )
  await expectOk(child.send(`PATCH /groups/${id}/users/${child.id}/tasks/${work.id}/complete`, {}))
  await expectOk(player.send(`POST /groups/${id}/rewards`, { name: title, ruby: 5, type: 'once', ...withApproval }))
  const trip = await expectOk(
    player.send<{ id: string }>(`POST /groups/${id}/missions`, {
      name: title,
      notes: title,
      ...days,
      ...withApproval,
      tasks: [{ title, ruby: 5, type: 'todo' }],
    }),
  )
  const club = await expectOk(child.send<{ id: string }>('POST /groups', { name: title }))
  await expectOk(child.send(`POST /groups/${club.id}/invite`, { email: player.email }))

  return {
    dashboard: '/dashboard',
    missions: '/missions',
    mission: `/missions/${mission.id}`,
    groups: '/groups',
    group: `/groups/${id}`,
    members: `/groups/${id}/members`,
    archive: `/groups/${id}/archive`,
    'dashboard of a member': `/groups/${id}/dashboard?userId=${child.id}`,
    'rubies of a member': `/groups/${id}/rubies?userId=${child.id}`,
    'mission of the group': `/groups/${id}/missions/${trip.id}`,
    rewards: '/rewards',
    me: '/me',
    approvals: '/approvals',
    calendar: '/calendar',
    notifications: '/notifications',
    avatars: '/store/avatars',
    boards: '/store/boards',
    purchases: '/store/purchases',
    balances: '/balances',
    statistics: '/statistics',
    settings: '/settings',
    'settings of the profile': '/settings/profile',
    'settings of the game': '/settings/game',
    'settings of notifications': '/settings/notifications',
    'settings of security': '/settings/security',
    'settings of data': '/settings/data',
    'settings of connections': '/settings/connections',
  }
}
