import type { ErrorCode } from '@questboard/api'
import type { InGroup } from '../../support/group.ts'
import type { Input } from '../../support/transports.ts'
import { unknownId } from '../../support/unknown-id.ts'
import type { Case, Row, Wanted } from './cases.ts'
import { type CallerName, callers, type Fixtures } from './fixtures.ts'
import { type GroupFixtures, type GroupItems, itemsOf } from './group-fixtures.ts'

type Role = 'member' | 'leader' | 'creator'

type Target = Pick<InGroup, 'id' | 'memberId'>

/** The values from which the input of a call is built. */
interface Given {
  group: GroupFixtures
  /** The player whom the call is about, with their items. */
  target: Target
  items: GroupItems
}

export interface GroupCall {
  /** The required role. Callers with less get `refusal`. */
  needs: Role
  refusal?: ErrorCode
  /** The input in addition to the group's id. */
  input?: (given: Given) => Input
  /** Whom a usual call is about. Default: another member. */
  about?: 'other' | 'oneself'
  /** The expected result for a role, unless the role alone decides. */
  usual?: Partial<Record<Role, Wanted>>
  /** The expected result for the guardian of the child, who is a member, if it is another. */
  guardian?: Wanted
  /**
   * The expected result about oneself (or about another, if the usual call is about oneself). Without it this is not
   * tested.
   */
  turned?: Partial<Record<Role, Wanted>>
  /** The expected result of a foreign id, unless it is the field's not-found code. */
  foreign?: Partial<Record<string, ErrorCode>>
  /** Other targets in the same group. */
  also?: Record<string, { input: (given: Given) => Input; wanted: Partial<Record<Role, Wanted>> }>
  /** The call takes a client id. */
  creates?: boolean
  /** The name of the parameter with the group's id. */
  named?: 'id'
}

/** Leaders cannot change items assigned to themselves. */
export const notOwn = { leader: 'notAuthorized', creator: 'notAuthorized' } as const
export const approvingOwn = { leader: 'cannotApproveOwn', creator: 'cannotApproveOwn' } as const
/** Everyone may read their own. */
export const seeingOwn = { member: 'ok', leader: 'ok', creator: 'ok' } as const
export const ofAll = <Code>(code: Code) => ({ member: code, leader: code, creator: code })

const notFound: Record<string, ErrorCode> = {
  taskId: 'taskNotFound',
  missionId: 'missionNotFound',
  rewardId: 'rewardNotFound',
  tagId: 'tagNotFound',
  memberId: 'memberNotFound',
  userId: 'memberNotFound',
  invitationId: 'invitationNotFound',
  webhookId: 'notFound',
  deliveryId: 'notFound',
  deviceId: 'deviceNotFound',
  deedId: 'deedNotFound',
  poolId: 'poolNotFound',
  promiseId: 'promiseNotFound',
}

const rank: Record<Role, number> = { member: 0, leader: 1, creator: 2 }
const refusals = {
  member: 'notPartOfTheGroup',
  leader: 'notLeaderInThisGroup',
  creator: 'notCreatorOfThisGroup',
} as const

/** A caller in a group, with a role or none. */
interface Visitor {
  caller: CallerName
  role: Role | undefined
  self: Target
  group: GroupFixtures
  foreign: GroupFixtures
}

/** A player who entered on a shared device is a plain member there. */
const roles: Partial<Record<CallerName, Role>> = {
  member: 'member',
  leader: 'leader',
  creator: 'creator',
  guardian: 'member',
  entered: 'member',
  child: 'member',
}

function visitorsOf({ people, home, away }: Fixtures): Visitor[] {
  const atHome = callers.map((caller): Visitor => {
    const self =
      caller === 'entered' ? home.leader : caller in home ? home[caller as keyof GroupFixtures & Role] : undefined
    const stranger = { id: caller === 'anonymous' ? unknownId : people[caller].id, memberId: unknownId }
    return {
      caller,
      role: roles[caller],
      self: roles[caller] ? (self ?? stranger) : stranger,
      group: home,
      foreign: away,
    }
  })
  return [...atHome, { caller: 'elsewhere', role: 'creator', self: away.creator, group: away, foreign: home }]
}

/** A call in a group by every caller: about others and oneself, and with foreign ids. */
export function inGroup(call: GroupCall): Row {
  const { needs, refusal = refusals[needs], input = (): Input => ({}), about = 'other', named = 'groupId' } = call
  const whereEnough =
    (code: Wanted) =>
    (role: Role): Wanted =>
      rank[role] >= rank[needs] ? code : refusal
  const usual = whereEnough('ok')
  const givenBy = (group: GroupFixtures, target: Target): Given => ({ group, target, items: itemsOf(group, target) })
  const usualOf = ({ group, self }: Visitor) => givenBy(group, about === 'other' ? group.other : self)
  const turnedOf = ({ group, self }: Visitor) => givenBy(group, about === 'other' ? self : group.other)

  return (fixtures) => {
    const visitors = visitorsOf(fixtures)
    const cases = (target: string, fields: (by: Visitor) => Input, wanted: (role: Role) => Wanted): Case[] =>
      visitors.map((by) => ({
        caller: by.caller,
        target: by.group === fixtures.home ? target : `${target}, at home`,
        input: { [named]: by.group.id, ...fields(by) },
        wanted: by.caller === 'anonymous' ? 'authenticationFailed' : by.role ? wanted(by.role) : 'notPartOfTheGroup',
      }))
    // Input is validated before permissions are checked.
    const shapeless = (target: string, fields: (by: Visitor) => Input): Case[] =>
      cases(target, fields, () => 'invalidData').map((cell) =>
        cell.caller === 'anonymous' ? cell : { ...cell, wanted: 'invalidData' as const },
      )
    const fields = Object.keys(input(givenBy(fixtures.home, fixtures.home.other)))
    const withField = (field: string, value: (by: Visitor) => unknown) => (by: Visitor) => ({
      ...input(usualOf(by)),
      [field]: value(by),
    })
    const foreignIds = fields
      .filter((field) => field in notFound)
      .flatMap((field) => {
        const wanted = whereEnough(call.foreign?.[field] ?? (notFound[field] as ErrorCode))
        return [
          ...cases(
            `${field} of nobody`,
            withField(field, () => unknownId),
            wanted,
          ),
          ...cases(
            `${field} of another group`,
            withField(field, ({ foreign }) => input(givenBy(foreign, foreign.other))[field]),
            wanted,
          ),
        ]
      })
    const assignments = () => {
      const { outsider, removed } = fixtures.people
      const to = (whom: string, ids: (by: Visitor) => string[], code: Wanted) =>
        cases(`to ${whom}`, withField('assignedUsers', ids), whereEnough(code))
      return [
        ...to('oneself', ({ self }) => [self.id], 'cannotAssignToYourself'),
        ...to('a stranger and oneself', ({ self, foreign }) => [foreign.other.id, self.id], 'cannotAssignToYourself'),
        ...to('an outsider', () => [outsider.id], 'memberNotFound'),
        ...to('one who was removed', () => [removed.id], 'memberNotFound'),
        ...to('one of another group', ({ group, foreign }) => [group.other.id, foreign.other.id], 'memberNotFound'),
        ...shapeless(
          'to nobody',
          withField('assignedUsers', () => []),
        ),
        ...shapeless(
          'to the same twice',
          withField('assignedUsers', ({ group }) => [group.other.id, group.other.id]),
        ),
      ]
    }
    return [
      ...cases(
        about,
        (by) => input(usualOf(by)),
        (role) => call.usual?.[role] ?? usual(role),
      ).map((cell) => (cell.caller === 'guardian' ? { ...cell, wanted: call.guardian ?? cell.wanted } : cell)),
      ...cases(
        'an unknown group',
        (by) => ({ ...input(usualOf(by)), [named]: unknownId }),
        () => 'groupNotFound',
      ).map((cell) => (cell.caller === 'anonymous' ? cell : { ...cell, wanted: 'groupNotFound' as const })),
      ...(call.turned
        ? cases(
            about === 'other' ? 'oneself' : 'another',
            (by) => input(turnedOf(by)),
            (role) => call.turned?.[role] ?? refusal,
          )
        : []),
      ...foreignIds,
      ...Object.entries(call.also ?? {}).flatMap(([name, { input: more, wanted }]) =>
        cases(
          name,
          (by) => ({ ...input(usualOf(by)), ...more(usualOf(by)) }),
          (role) => wanted[role] ?? refusal,
        ),
      ),
      ...(fields.includes('assignedUsers') ? assignments() : []),
      ...(call.creates
        ? cases(
            "with an id of another group's item",
            withField('id', ({ foreign }) => itemsOf(foreign, foreign.other).task),
            whereEnough('idAlreadyUsed'),
          )
        : []),
    ]
  }
}
