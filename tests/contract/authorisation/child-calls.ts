import { goodPassword } from '../../support/test-server.ts'
import type { Input } from '../../support/transports.ts'
import { unknownId } from '../../support/unknown-id.ts'
import type { ProcedurePath, Row, Wanted } from './cases.ts'
import { type CallerName, callers } from './fixtures.ts'
import { lastDay } from './group-fixtures.ts'
import { type GroupCall, inGroup } from './group-rows.ts'
import { open, personal } from './personal-rows.ts'

/** A call about the child of the group, whose guardians are the leader and a member. */
const ofChild = (call: GroupCall): Row =>
  inGroup({
    input: ({ group }) => ({ userId: group.child.id }),
    foreign: { userId: 'childNotFound' },
    also: {
      'a member with an account': {
        input: ({ group }) => ({ userId: group.other.id }),
        wanted: { leader: 'childNotFound', creator: 'childNotFound' },
      },
    },
    ...call,
  })

/** A call about the child at home by everyone. Its guardians are the leader and a member, who may do less. */
const ofGuardian =
  (
    input: Input,
    { guardian, lowered = guardian, others = 'childNotFound' }: { guardian: Wanted; lowered?: Wanted; others?: Wanted },
  ): Row =>
  ({ home }) => {
    const child = { ...input, userId: home.child.id }
    const wantedBy = (caller: CallerName, wanted: Wanted): Wanted =>
      caller === 'anonymous' ? 'authenticationFailed' : wanted
    return callers.flatMap((caller) => [
      {
        caller,
        target: 'the child',
        input: child,
        wanted: wantedBy(caller, caller === 'leader' ? guardian : caller === 'guardian' ? lowered : others),
      },
      ...[
        { target: 'a member with an account', userId: home.other.id },
        { target: 'nobody', userId: unknownId },
      ].map(({ target, userId }) => ({
        caller,
        target,
        input: { ...input, userId },
        wanted: wantedBy(caller, others),
      })),
    ])
  }

/** Permissions for children. */
export const childCalls = {
  'children.list': personal(),
  'children.add': inGroup({
    needs: 'leader',
    input: () => ({ name: 'Mira', consent: true }),
    // The group is full.
    usual: { leader: 'cannotInviteMembers', creator: 'cannotInviteMembers' },
  }),
  'children.update': ofChild({ needs: 'leader' }),
  'children.unlock': ofChild({ needs: 'leader' }),
  // Guardians take their children out, whatever their role is.
  'children.remove': ofChild({ needs: 'leader', guardian: 'ok' }),
  // The creator is not a guardian of the child.
  'children.join': ofChild({ needs: 'leader', usual: { leader: 'userAlreadyInGroup', creator: 'childNotFound' } }),

  'daysOff.ofChild.list': ofChild({ needs: 'leader' }),
  'daysOff.ofChild.add': ofChild({
    needs: 'leader',
    input: ({ group }) => ({ userId: group.child.id, kind: 'planned', from: lastDay, to: lastDay }),
  }),
  'daysOff.ofChild.takeBack': ofChild({
    needs: 'leader',
    input: ({ group }) => ({ userId: group.child.id, dayOffId: unknownId }),
    usual: { leader: 'dayOffNotFound', creator: 'dayOffNotFound' },
  }),

  // The leader's request to a player who is not a leader.
  'children.guardians.ask': (fixtures) =>
    ofGuardian(
      { guardianId: fixtures.home.member.id },
      { guardian: 'memberNotFound', lowered: 'notAuthorized' },
    )(fixtures),
  'children.guardians.accept': ofGuardian(
    { consent: true },
    { guardian: 'guardianshipNotAsked', others: 'guardianshipNotAsked' },
  ),
  'children.guardians.stepDown': ofGuardian({}, { guardian: 'ok' }),
  'children.export': ofGuardian({}, { guardian: 'ok' }),
  'children.requestDeletion': ofGuardian({ password: goodPassword }, { guardian: 'ok' }),
  'children.restore': ofGuardian({}, { guardian: 'childDoesNotWaitForDeletion' }),
  'children.handOver': ofGuardian({ email: 'mira@example.org' }, { guardian: 'ok', lowered: 'notAuthorized' }),
  'children.cancelHandOver': ofGuardian({}, { guardian: 'ok' }),
  'children.takeOver': open({
    'an unknown link': {
      input: () => ({
        token: 'x'.repeat(43),
        birthDate: '2000-01-01',
        password: goodPassword,
        passwordConfirmation: goodPassword,
      }),
      wanted: 'tokenDoesNotExist',
    },
  }),
} satisfies Partial<Record<ProcedurePath, Row>>
