import { type Caller, type CallFixtures, first, ok, password } from './call-fixtures.ts'
import { walkChildren } from './children.ts'

/** A group with a creator and a member, who may use every group call. */
export interface Company {
  groupId: string
  creator: Caller
  member: Caller
}

const idOf = (id: string) => ({ params: { path: { id } } })

/** Creates a group. Members join and leave in every way. */
export async function walkGroups(
  ground: CallFixtures,
  creator: Caller,
  member: Caller,
  guest: Caller,
): Promise<Company> {
  const { visitor, tokenMailedTo } = ground
  const { api } = creator
  const group = await ok(api.POST('/groups', { body: { name: 'Home' } }))
  const invite = async (email: string) =>
    (await ok(api.POST('/groups/{groupId}/invite', { params: { path: { groupId: group.id } }, body: { email } })))
      .invitationId
  const revoked = await invite('nobody@example.org')
  await ok(api.GET('/groups/{id}/invitations', idOf(group.id)))
  await ok(
    api.DELETE('/groups/{id}/invitations/{invitationId}', {
      params: { path: { id: group.id, invitationId: revoked } },
    }),
  )
  await ok(member.api.POST('/groups/accept/{id}', idOf(await invite(member.email))))
  await ok(guest.api.POST('/groups/decline/{id}', idOf(await invite(guest.email))))
  await invite(guest.email)
  await ok(visitor.POST('/groups/accept-email-invitation', { body: { token: await tokenMailedTo(guest.email) } }))
  const email = 'vera@example.org'
  await invite(email)
  const invitationToken = await tokenMailedTo(email)
  const vera = { name: 'Vera', email, password, passwordConfirmation: password, birthDate: '2000-01-01' }
  await ok(visitor.POST('/auth/group-register', { body: { ...vera, invitationToken } }))

  await ok(api.GET('/groups'))
  await ok(api.GET('/groups/current-user-stats'))
  await ok(api.GET('/groups/{id}', idOf(group.id)))
  const words = { name: 'Our home', leaderRoleDisplayName: 'parent', memberRoleDisplayName: 'child' }
  await ok(api.PUT('/groups/{id}', { ...idOf(group.id), body: words }))
  const { boardId } = await ok(api.GET('/groups/{id}', idOf(group.id)))
  await ok(api.GET('/groups/{id}/board', idOf(group.id)))
  await ok(api.PUT('/groups/{id}/board', { ...idOf(group.id), body: { boardId } }))
  await ok(api.GET('/groups/{id}/boards', idOf(group.id)))
  await ok(api.PATCH('/groups/{id}/board/pawn', { ...idOf(group.id), body: { plain: true } }))
  const members = await ok(api.GET('/groups/{id}/members', idOf(group.id)))
  const ofMember = ({ id: userId }: Caller) => {
    const memberId = first(members.filter((one) => one.userId === userId)).id
    return { params: { path: { id: group.id, memberId } } }
  }
  await ok(api.PATCH('/groups/{id}/members/{memberId}/promote-leader', ofMember(member)))
  await walkSuccession(creator, member, group.id)
  await ok(api.GET('/groups/{id}/export', idOf(group.id)))
  await walkChildren(ground, group.id, creator, member)
  await ok(api.PATCH('/groups/{id}/members/{memberId}/lower-member', ofMember(member)))
  const { memberId } = ofMember(member).params.path
  const rubiesOf = { groupId: group.id, memberId }
  const { row } = await ok(
    api.POST('/groups/{groupId}/members/{memberId}/rubies', {
      params: { path: rubiesOf },
      body: { amount: 5, reason: 'Helped a neighbour', id: crypto.randomUUID() },
    }),
  )
  await ok(
    api.POST('/groups/{groupId}/members/{memberId}/rubies/{rowId}/reverse', {
      params: { path: { ...rubiesOf, rowId: row.id } },
    }),
  )
  await ok(api.GET('/groups/{groupId}/members/{memberId}/rubies', { params: { path: rubiesOf } }))
  await ok(
    api.PATCH('/groups/{groupId}/members/{memberId}/send-gems', {
      params: { path: { groupId: group.id, memberId } },
      body: { gems: 5, id: crypto.randomUUID() },
    }),
  )
  await ok(api.DELETE('/groups/{id}/members/{memberId}', ofMember(guest)))
  await walkTags(creator, group.id)
  return { groupId: group.id, creator, member }
}

/** The creator hands the group over, and gets it back. */
async function walkSuccession(creator: Caller, leader: Caller, id: string): Promise<void> {
  const ask = (by: Caller, { id: userId }: Caller) =>
    ok(by.api.POST('/groups/{id}/succession', { ...idOf(id), body: { userId } }))
  await ask(creator, leader)
  await ok(creator.api.DELETE('/groups/{id}/succession', idOf(id)))
  await ask(creator, leader)
  await ok(leader.api.POST('/groups/{id}/succession/decline', idOf(id)))
  await ask(creator, leader)
  await ok(leader.api.POST('/groups/{id}/succession/accept', idOf(id)))
  await ask(leader, creator)
  await ok(creator.api.POST('/groups/{id}/succession/accept', idOf(id)))
}

async function walkTags({ api }: Caller, groupId: string): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const { id: tagId } = await ok(api.POST('/groups/{groupId}/tags', { ...inGroup, body: { name: 'Kitchen' } }))
  const tag = { params: { path: { groupId, tagId } } }
  await ok(api.PUT('/groups/{groupId}/tags/{tagId}', { ...tag, body: { name: 'Cooking', color: 'orange' } }))
  await ok(api.GET('/groups/{groupId}/tags', inGroup))
  await ok(api.DELETE('/groups/{groupId}/tags/{tagId}', tag))
}

const tags: string[] = []

const dishes = {
  title: 'Do the dishes',
  notes: '',
  ruby: 20,
  type: 'daily' as const,
  tags,
  requireApprove: true,
  requireResult: true,
}

export async function walkGroupTasks({ groupId, creator: { api }, member }: Company): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const ofUser = { params: { path: { groupId, userId: member.id } } }
  const make = async (about: { requireApprove?: boolean } = {}) => {
    const body = { ...dishes, ...about, assignedUsers: [member.id] }
    const { id: taskId } = await ok(api.POST('/groups/{groupId}/tasks', { ...inGroup, body }))
    const own = { params: { path: { groupId, userId: member.id, taskId } } }
    const complete = () =>
      ok(
        member.api.PATCH('/groups/{groupId}/users/{userId}/tasks/{taskId}/complete', {
          ...own,
          body: { result: 'All of them' },
        }),
      )
    return { task: { params: { path: { groupId, taskId } } }, own, complete }
  }
  const { task, own, complete } = await make()
  await ok(api.GET('/groups/{groupId}/tasks', inGroup))
  const body = { ...dishes, notes: 'With soap', assignedUsers: [member.id] }
  await ok(api.PUT('/groups/{groupId}/tasks/{taskId}', { ...task, body }))
  await ok(api.GET('/groups/{groupId}/tasks/{taskId}', task))
  await ok(api.PATCH('/groups/{groupId}/tasks/{taskId}', { ...task, body: { notes: 'With soap' } }))
  await ok(member.api.GET('/groups/{groupId}/users/{userId}/tasks', ofUser))
  await ok(member.api.GET('/groups/{groupId}/users/{userId}/tasks/{taskId}', own))
  await ok(
    member.api.POST('/groups/{groupId}/users/{userId}/tasks/{taskId}/result', { ...own, body: { result: 'Half' } }),
  )
  await complete()
  await ok(api.GET('/groups/{groupId}/tasks/{taskId}/approvals', task))
  await ok(api.GET('/user/approvals'))
  await ok(api.GET('/today'))
  await ok(api.POST('/groups/{groupId}/users/{userId}/tasks/{taskId}/approve', { ...own, body: { approved: true } }))
  await ok(member.api.PATCH('/groups/{groupId}/users/{userId}/tasks/{taskId}/reopen', own))
  await ok(api.PATCH('/groups/{groupId}/tasks/{taskId}/copy', task))
  await ok(api.PATCH('/groups/{groupId}/tasks/{taskId}/archive', task))

  const helped = await make({ requireApprove: true })
  await ok(
    api.POST('/groups/{groupId}/users/{userId}/tasks/{taskId}/complete-for', {
      ...helped.own,
      body: { note: 'I saw it', result: 'Done' },
    }),
  )

  const another = await make()
  await another.complete()
  await ok(api.POST('/groups/{groupId}/tasks/{taskId}/approve', { ...another.task, body: { approved: true } }))
  await ok(api.DELETE('/groups/{groupId}/users/{userId}/tasks/{taskId}', another.own))
  await ok(api.DELETE('/groups/{groupId}/tasks/{taskId}', (await make({ requireApprove: false })).task))
  await walkScheduledGroupTasks({ groupId, api, member })
}

async function walkScheduledGroupTasks({
  groupId,
  api,
  member,
}: Pick<Company, 'groupId' | 'member'> & Pick<Company['creator'], 'api'>): Promise<void> {
  const bins = await ok(
    api.POST('/groups/{groupId}/tasks', {
      params: { path: { groupId } },
      body: {
        title: 'Put the bins out',
        ruby: 10,
        type: 'weekly',
        assignedUsers: [member.id],
        schedule: { frequency: 'weekly', byDay: [{ day: 'th' }], start: '2026-03-10', time: '18:00' },
        checklist: [{ title: 'Paper' }, { title: 'Glass' }],
        reminders: [{ minutesBefore: 30 }],
      },
    }),
  )
  const task = { params: { path: { groupId, taskId: bins.id } } }
  const own = { groupId, userId: member.id, taskId: bins.id }
  await ok(api.POST('/groups/{groupId}/tasks/{taskId}/snooze', { ...task, body: { until: '2026-03-13' } }))
  await ok(api.POST('/groups/{groupId}/tasks/{taskId}/skip', task))
  await ok(api.DELETE('/groups/{groupId}/tasks/{taskId}/skip', task))
  await ok(api.PATCH('/groups/{groupId}/tasks/{taskId}/move', { ...task, body: { after: null } }))
  const [item] = bins.checklist
  if (!item) throw new Error('a checklist without items')
  await ok(
    member.api.PATCH('/groups/{groupId}/users/{userId}/tasks/{taskId}/checklist/{itemId}', {
      params: { path: { ...own, itemId: item.id } },
      body: { done: true },
    }),
  )
  await ok(
    member.api.PUT('/groups/{groupId}/users/{userId}/tasks/{taskId}/reminders', {
      params: { path: own },
      body: { reminders: [{ daysBefore: 1, at: '19:00' }] },
    }),
  )
}

const cinema = { name: 'Cinema', ruby: 5, type: 'constant', requireApprove: true } as const

export async function walkGroupRewards({ groupId, creator: { api }, member }: Company): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const ofUser = { params: { path: { groupId, userId: member.id } } }
  const made = await ok(
    api.POST('/groups/{groupId}/rewards', { ...inGroup, body: { ...cinema, assignedUsers: [member.id] } }),
  )
  const reward = { params: { path: { groupId, rewardId: made.id } } }
  const own = { params: { path: { groupId, userId: member.id, rewardId: made.id } } }
  const redeem = () => ok(member.api.POST('/groups/{groupId}/rewards/{rewardId}/redeem', reward))
  await ok(api.GET('/groups/{groupId}/rewards', inGroup))
  const body = { ...cinema, ruby: 6, assignedUsers: [member.id] }
  await ok(api.PUT('/groups/{groupId}/rewards/{rewardId}', { ...reward, body }))
  await ok(api.GET('/groups/{groupId}/rewards/{rewardId}', reward))
  await ok(api.PATCH('/groups/{groupId}/rewards/{rewardId}', { ...reward, body: { name: 'A film' } }))
  await redeem()
  await ok(api.GET('/groups/{groupId}/rewards/{rewardId}/approvals', reward))
  await ok(
    api.POST('/groups/{groupId}/users/{userId}/rewards/{rewardId}/approve', { ...own, body: { approved: true } }),
  )
  await redeem()
  await ok(api.POST('/groups/{groupId}/rewards/{rewardId}/approve', { ...reward, body: { approved: true } }))
  await ok(member.api.GET('/groups/{groupId}/users/{userId}/rewards', ofUser))
  await ok(member.api.GET('/groups/{groupId}/users/{userId}/rewards/{rewardId}', own))
  const alone = await ok(
    api.POST('/groups/{groupId}/users/{userId}/rewards', { ...ofUser, body: { ...cinema, name: 'Theatre' } }),
  )
  const theatre = { params: { path: { groupId, userId: member.id, rewardId: alone.id } } }
  await ok(
    api.PUT('/groups/{groupId}/users/{userId}/rewards/{rewardId}', { ...theatre, body: { ...cinema, name: 'Opera' } }),
  )
  await ok(api.DELETE('/groups/{groupId}/users/{userId}/rewards/{rewardId}', theatre))
  const copy = await ok(api.PATCH('/groups/{groupId}/rewards/{rewardId}/copy', reward))
  await ok(api.DELETE('/groups/{groupId}/rewards/{rewardId}', { params: { path: { groupId, rewardId: copy.id } } }))
  await ok(api.PATCH('/groups/{groupId}/rewards/{rewardId}/archive', reward))
}

/** The group's read calls. */
export async function walkGroupPages({ groupId, creator: { api }, member }: Company): Promise<void> {
  await ok(member.api.GET('/groups/{groupId}/dashboard', { params: { path: { groupId } } }))
  await ok(api.GET('/dashboard/groups/{groupId}/users/{userId}', { params: { path: { groupId, userId: member.id } } }))
}

export async function endGroup({ groupId, creator: { api } }: Company): Promise<void> {
  await ok(api.DELETE('/groups/{id}', idOf(groupId)))
}
