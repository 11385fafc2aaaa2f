import type { ErrorCode } from '@questboard/api'
import type { Input } from '../../support/transports.ts'
import { type Cell, type Row, unknownId, type Wanted } from './cells.ts'
import type { OwnItems } from './own-scene.ts'
import { type CallerName, callers, type SignedIn, type Stage } from './stage.ts'

export interface PersonalCall {
  /** What it is given, about the own items. */
  input?: (own: OwnItems, stage: Stage) => Input
  /** What it comes to for who is signed in: `ok` unless told. */
  usual?: Wanted
  /** By field, what another's id in it comes to; an id of nobody comes to the same. */
  others?: Partial<Record<string, ErrorCode>>
  /** Other inputs, by what they are. */
  also?: Record<string, { input: (own: OwnItems, another: OwnItems, stage: Stage) => Input; wanted: Wanted }>
  /** It takes an id that the client makes. */
  creates?: boolean
}

const everybody = (
  target: string,
  input: (caller: CallerName) => Input,
  wanted: (caller: CallerName) => Wanted,
): Cell[] => callers.map((caller) => ({ caller, target, input: input(caller), wanted: wanted(caller) }))

/** A call about what one has alone. */
export function personal({
  input = () => ({}),
  usual = 'ok',
  others = {},
  also = {},
  creates,
}: PersonalCall = {}): Row {
  return (stage) => {
    const names = callers.filter((caller): caller is SignedIn => caller !== 'anonymous')
    const ownOf = (caller: CallerName) => stage.own[caller === 'anonymous' ? 'member' : caller]
    const anotherOf = (caller: CallerName) => {
      const place = names.indexOf(caller as SignedIn)
      return stage.own[names[(place + 1) % names.length] as SignedIn]
    }
    const ifSignedIn = (wanted: Wanted) => (caller: CallerName) =>
      caller === 'anonymous' ? 'authenticationFailed' : wanted
    const base = (caller: CallerName) => input(ownOf(caller), stage)
    return [
      ...everybody('own', base, ifSignedIn(usual)),
      ...Object.entries(others).flatMap(([field, code]) => [
        ...everybody(
          `${field} of another`,
          (caller) => ({ ...base(caller), [field]: input(anotherOf(caller), stage)[field] }),
          ifSignedIn(code as ErrorCode),
        ),
        ...everybody(
          `${field} of nobody`,
          (caller) => ({ ...base(caller), [field]: unknownId }),
          ifSignedIn(code as ErrorCode),
        ),
      ]),
      ...Object.entries(also).flatMap(([name, { input: more, wanted }]) =>
        everybody(
          name,
          (caller) => ({ ...base(caller), ...more(ownOf(caller), anotherOf(caller), stage) }),
          ifSignedIn(wanted),
        ),
      ),
      ...(creates
        ? everybody(
            "an id of another's item",
            (caller) => ({ ...base(caller), id: anotherOf(caller).reward }),
            ifSignedIn('idAlreadyUsed'),
          )
        : []),
    ]
  }
}

/** A call that is everybody's, and comes to the same whoever calls, or to something else for one of them. */
export const open =
  (
    inputs: Record<
      string,
      { input?: (stage: Stage) => Input; wanted?: Wanted; but?: Partial<Record<CallerName, Wanted>> }
    >,
  ): Row =>
  (stage) =>
    Object.entries(inputs).flatMap(([target, { input = () => ({}), wanted = 'ok', but = {} }]) =>
      everybody(
        target,
        () => input(stage),
        (caller) => but[caller] ?? wanted,
      ),
    )

/** A call about an invitation, which is the outsider's alone. */
export const ofInvited: Row = (stage) => [
  ...everybody(
    "the outsider's",
    () => ({ id: stage.home.invitationId }),
    (caller) =>
      caller === 'anonymous' ? 'authenticationFailed' : caller === 'outsider' ? 'ok' : 'thisIsNotYourInvitation',
  ),
  ...everybody(
    'of nobody',
    () => ({ id: unknownId }),
    (caller) => (caller === 'anonymous' ? 'authenticationFailed' : 'invitationNotFound'),
  ),
]
