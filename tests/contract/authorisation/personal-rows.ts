import type { ErrorCode } from '@questboard/api'
import type { Input } from '../../support/transports.ts'
import { unknownId } from '../../support/unknown-id.ts'
import type { Case, Row, Wanted } from './cases.ts'
import { type CallerName, callers, type Fixtures, type SignedIn } from './fixtures.ts'
import type { OwnItems } from './own-fixtures.ts'

export interface PersonalCall {
  /** The input, about the caller's own items. */
  input?: (own: OwnItems, fixtures: Fixtures) => Input
  /** The expected result for a signed-in caller. Default: `ok`. */
  usual?: Wanted
  /** The expected result for a child on a device, if it is another. */
  child?: Wanted
  /** By field: the expected result of another user's id. An unknown id gives the same. */
  others?: Partial<Record<string, ErrorCode>>
  /** Other inputs by name. */
  also?: Record<string, { input: (own: OwnItems, another: OwnItems, fixtures: Fixtures) => Input; wanted: Wanted }>
  /** The call takes a client id. */
  creates?: boolean
}

const casesOfAll = (
  target: string,
  input: (caller: CallerName) => Input,
  wanted: (caller: CallerName) => Wanted,
): Case[] => callers.map((caller) => ({ caller, target, input: input(caller), wanted: wanted(caller) }))

/** A call about personal items. */
export function personal({
  input = () => ({}),
  usual = 'ok',
  others = {},
  also = {},
  child,
  creates,
}: PersonalCall = {}): Row {
  return (fixtures) => {
    const names = callers.filter((caller): caller is SignedIn => caller !== 'anonymous')
    const ownOf = (caller: CallerName) => fixtures.own[caller === 'anonymous' ? 'member' : caller]
    const anotherOf = (caller: CallerName) => {
      const place = names.indexOf(caller as SignedIn)
      return fixtures.own[names[(place + 1) % names.length] as SignedIn]
    }
    const ifSignedIn = (wanted: Wanted) => (caller: CallerName) =>
      caller === 'anonymous' ? 'authenticationFailed' : wanted
    const base = (caller: CallerName) => input(ownOf(caller), fixtures)
    return [
      ...casesOfAll('own', base, (caller) => ifSignedIn(caller === 'child' ? (child ?? usual) : usual)(caller)),
      ...Object.entries(others).flatMap(([field, code]) => [
        ...casesOfAll(
          `${field} of another`,
          (caller) => ({ ...base(caller), [field]: input(anotherOf(caller), fixtures)[field] }),
          ifSignedIn(code as ErrorCode),
        ),
        ...casesOfAll(
          `${field} of nobody`,
          (caller) => ({ ...base(caller), [field]: unknownId }),
          ifSignedIn(code as ErrorCode),
        ),
      ]),
      ...Object.entries(also).flatMap(([name, { input: more, wanted }]) =>
        casesOfAll(
          name,
          (caller) => ({ ...base(caller), ...more(ownOf(caller), anotherOf(caller), fixtures) }),
          ifSignedIn(wanted),
        ),
      ),
      ...(creates
        ? casesOfAll(
            "an id of another's item",
            (caller) => ({ ...base(caller), id: anotherOf(caller).reward }),
            ifSignedIn('idAlreadyUsed'),
          )
        : []),
    ]
  }
}

/** A public call with the same result for all callers, except for those listed. */
export const open =
  (
    inputs: Record<
      string,
      { input?: (fixtures: Fixtures) => Input; wanted?: Wanted; but?: Partial<Record<CallerName, Wanted>> }
    >,
  ): Row =>
  (fixtures) =>
    Object.entries(inputs).flatMap(([target, { input = () => ({}), wanted = 'ok', but = {} }]) =>
      casesOfAll(
        target,
        () => input(fixtures),
        (caller) => but[caller] ?? wanted,
      ),
    )

/** A call about an invitation, which only the outsider may make. */
export const ofInvited: Row = (fixtures) => [
  ...casesOfAll(
    "the outsider's",
    () => ({ id: fixtures.home.invitationId }),
    (caller) =>
      caller === 'anonymous' ? 'authenticationFailed' : caller === 'outsider' ? 'ok' : 'thisIsNotYourInvitation',
  ),
  ...casesOfAll(
    'of nobody',
    () => ({ id: unknownId }),
    (caller) => (caller === 'anonymous' ? 'authenticationFailed' : 'invitationNotFound'),
  ),
]

/** A call about a task of an own mission. */
export function ofMissionTask(which: 'open' | 'done', body: object = {}): Row {
  return personal({
    input: ({ mission }) => ({ ...body, missionId: mission.id, taskId: mission[which] }),
    others: { missionId: 'missionNotFound', taskId: 'taskNotFound' },
    also: {
      'a task of another mission': { input: ({ ready }) => ({ taskId: ready.done }), wanted: 'taskNotFound' },
      'a task of no mission': { input: ({ task: taskId }) => ({ taskId }), wanted: 'taskNotFound' },
    },
  })
}
