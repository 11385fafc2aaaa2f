import type { ProcedurePath, Row } from './cases.ts'
import { lastDay, today } from './group-fixtures.ts'
import { approvingOwn, type GroupCall, inGroup, notOwn, ofAll, seeingOwn } from './group-rows.ts'

const task = { title: 'Dishes', notes: '', ruby: 5, type: 'daily', tags: [] }

/** Approving all skips the caller's own request, so without others there is none. */
const noMission = { leader: 'noMissionsForApproval', creator: 'noMissionsForApproval' } as const

type MissionOf = Parameters<NonNullable<GroupCall['input']>>[0]['items']

const manageMission = (
  missionOf: (items: MissionOf) => string,
  { body = {}, ...more }: { body?: object } & Pick<GroupCall, 'turned' | 'creates'> = {},
): Row =>
  inGroup({
    needs: 'leader',
    input: ({ items }) => ({ ...body, missionId: missionOf(items) }),
    turned: notOwn,
    ...more,
  })

const otherMissionsTask = (wanted: NonNullable<GroupCall['also']>[string]['wanted']): GroupCall['also'] => ({
  'a task of another mission': { input: ({ items }) => ({ taskId: items.ready.done }), wanted },
  'a task of no mission': { input: ({ items }) => ({ taskId: items.task }), wanted },
})

const manageMissionTask = (body: object = {}): Row =>
  inGroup({
    needs: 'leader',
    input: ({ items }) => ({ ...body, missionId: items.mission.id, taskId: items.mission.open }),
    turned: notOwn,
    also: otherMissionsTask({ leader: 'taskNotFound', creator: 'taskNotFound' }),
  })

const ofOwnMissionTask = (which: 'open' | 'done'): Row =>
  inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ items }) => ({ missionId: items.mission.id, taskId: items.mission[which] }),
    turned: ofAll('missionNotFound'),
    also: otherMissionsTask(ofAll('taskNotFound')),
  })

const missionOfUser = (call: Omit<GroupCall, 'needs' | 'input'>, which: 'ready' | 'asked', body: object = {}): Row =>
  inGroup({
    needs: 'leader',
    input: ({ target, items }) => ({
      ...body,
      userId: target.id,
      missionId: which === 'ready' ? items.ready.id : items.askedMission,
    }),
    also: {
      'one that is not assigned to the member': {
        input: ({ group, target }) => {
          const items = group.items.get(target.id === group.member.id ? group.other.id : group.member.id)
          return { missionId: which === 'ready' ? items?.ready.id : items?.askedMission }
        },
        wanted: { leader: 'missionNotFound', creator: 'missionNotFound' },
      },
    },
    ...call,
  })

/** Permissions for the missions of a group. */
export const groupMissionCalls = {
  'groupMissions.list': inGroup({ needs: 'leader' }),
  'groupMissions.create': inGroup({
    needs: 'leader',
    input: ({ group }) => ({ name: 'Spring', from: today, to: lastDay, assignedUsers: [group.other.id] }),
    creates: true,
  }),
  'groupMissions.read': inGroup({
    needs: 'member',
    input: ({ items }) => ({ missionId: items.mission.id }),
    // Leaders see all missions, members their own.
    usual: { member: 'missionNotFound' },
    turned: seeingOwn,
  }),
  'groupMissions.update': inGroup({
    needs: 'leader',
    input: ({ group, items }) => ({
      name: 'Summer',
      notes: '',
      requireApprove: false,
      missionId: items.mission.id,
      assignedUsers: [group.other.id],
    }),
    turned: notOwn,
  }),
  'groupMissions.patch': manageMission(({ mission }) => mission.id, { body: { name: 'Other' } }),
  'groupMissions.remove': manageMission(({ mission }) => mission.id),
  'groupMissions.archive': manageMission(({ ended }) => ended),
  'groupMissions.copy': manageMission(({ ended }) => ended),
  'groupMissions.listApprovals': manageMission(({ askedMission }) => askedMission, {
    turned: { leader: 'ok', creator: 'ok' },
  }),
  'groupMissions.approveAll': manageMission(({ askedMission }) => askedMission, { turned: noMission }),
  'groupMissions.complete': inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ items }) => ({ missionId: items.ready.id }),
    turned: ofAll('missionNotFound'),
  }),
  'groupMissions.listOfUser': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ userId: target.id }),
    turned: seeingOwn,
  }),
  'groupMissions.readOfUser': missionOfUser({ turned: seeingOwn }, 'ready'),
  'groupMissions.approve': missionOfUser({ turned: approvingOwn }, 'asked', { approved: true }),
  'groupMissions.tasks.create': manageMission(({ mission }) => mission.id, { body: task, creates: true }),
  'groupMissions.tasks.update': manageMissionTask(task),
  'groupMissions.tasks.patch': manageMissionTask({ title: 'Other' }),
  'groupMissions.tasks.remove': manageMissionTask(),
  'groupMissions.tasks.complete': ofOwnMissionTask('open'),
  'groupMissions.tasks.reopen': ofOwnMissionTask('done'),
  'groupMissions.tasks.archive': manageMissionTask(),
  'groupMissions.tasks.copy': manageMissionTask(),
} satisfies Partial<Record<ProcedurePath, Row>>
