import { unknownId } from '../../support/unknown-id.ts'
import type { ProcedurePath, Row } from './cases.ts'
import { closedPort } from './group-fixtures.ts'
import { type GroupCall, inGroup } from './group-rows.ts'

const ofMember = (call: Omit<GroupCall, 'named'>): Row =>
  inGroup({ named: 'id', input: ({ target }) => ({ memberId: target.memberId }), ...call })

const freeBoard = '019d3c00-0000-7000-8000-0000b0a2d002'
const boardForGems = '019d3c00-0000-7000-8000-0000b0a2d003'

const webhook = { url: closedPort, events: ['newTaskAssigned'] }

const ofWebhook = (body: object = {}, usual: GroupCall['usual'] = {}): Row =>
  inGroup({ needs: 'leader', usual, input: ({ group }) => ({ ...body, webhookId: group.webhook.webhookId }) })

/** Permissions for groups and members, and for reading a member's data. */
export const groupCalls = {
  'groups.read': inGroup({ named: 'id', needs: 'member' }),
  'groups.members': inGroup({ named: 'id', needs: 'member' }),
  'groups.update': inGroup({
    named: 'id',
    needs: 'leader',
    refusal: 'notAllowedToUpdateGroup',
    input: () => ({ name: 'Club', leaderRoleDisplayName: null, memberRoleDisplayName: null }),
  }),
  'groups.board.read': inGroup({ named: 'id', needs: 'member' }),
  'groups.board.setPawn': inGroup({ named: 'id', needs: 'member', input: () => ({ plain: true }) }),
  'groups.board.choices': inGroup({ named: 'id', needs: 'leader', refusal: 'notAllowedToUpdateGroup' }),
  'groups.board.choose': inGroup({
    named: 'id',
    needs: 'leader',
    refusal: 'notAllowedToUpdateGroup',
    input: () => ({ boardId: freeBoard }),
    also: {
      'a board of nobody': {
        input: () => ({ boardId: unknownId }),
        wanted: { leader: 'boardNotFound', creator: 'boardNotFound' },
      },
      'a board that no leader owns': {
        input: () => ({ boardId: boardForGems }),
        wanted: { leader: 'userDoesNotHaveBoard', creator: 'userDoesNotHaveBoard' },
      },
    },
  }),
  'groups.succession.ask': inGroup({
    named: 'id',
    needs: 'creator',
    input: ({ group }) => ({ userId: group.leader.id }),
    also: {
      'a member': { input: ({ group }) => ({ userId: group.member.id }), wanted: { creator: 'memberNotFound' } },
      oneself: { input: ({ group }) => ({ userId: group.creator.id }), wanted: { creator: 'cannotManageCreator' } },
    },
  }),
  'groups.succession.accept': inGroup({
    named: 'id',
    needs: 'member',
    usual: { member: 'successionNotAsked', leader: 'successionNotAsked', creator: 'successionNotAsked' },
  }),
  'groups.succession.decline': inGroup({
    named: 'id',
    needs: 'member',
    usual: { member: 'successionNotAsked', leader: 'successionNotAsked', creator: 'successionNotAsked' },
  }),
  'groups.succession.withdraw': inGroup({
    named: 'id',
    needs: 'creator',
    usual: { creator: 'successionNotAsked' },
  }),
  'rights.exportGroup': inGroup({ named: 'id', needs: 'leader' }),
  'groups.remove': inGroup({ named: 'id', needs: 'creator' }),
  'groups.invitations.list': inGroup({ named: 'id', needs: 'leader' }),
  'groups.invitations.invite': inGroup({
    needs: 'leader',
    input: ({ group }) => ({ email: group.invited }),
    also: {
      'a further address': {
        input: () => ({ email: 'somebody@example.org' }),
        wanted: { leader: 'cannotInviteMembers', creator: 'cannotInviteMembers' },
      },
    },
  }),
  'groups.invitations.revoke': inGroup({
    named: 'id',
    needs: 'leader',
    input: ({ group }) => ({ invitationId: group.invitationId }),
  }),
  'groups.promote': ofMember({
    needs: 'leader',
    turned: { leader: 'alreadyLeader', creator: 'cannotManageCreator' },
    also: {
      'the creator': {
        input: ({ group }) => ({ memberId: group.creator.memberId }),
        wanted: { leader: 'cannotManageCreator', creator: 'cannotManageCreator' },
      },
      "a member by the player's id": {
        input: ({ target }) => ({ memberId: target.id }),
        wanted: { leader: 'memberNotFound', creator: 'memberNotFound' },
      },
    },
  }),
  'groups.lower': ofMember({
    needs: 'creator',
    input: ({ group }) => ({ memberId: group.leader.memberId }),
    also: {
      'a member': { input: ({ group }) => ({ memberId: group.other.memberId }), wanted: { creator: 'alreadyMember' } },
      oneself: {
        input: ({ group }) => ({ memberId: group.creator.memberId }),
        wanted: { creator: 'cannotManageCreator' },
      },
    },
  }),
  'groups.sendGems': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ memberId: target.memberId, gems: 1 }),
    turned: { leader: 'invalidData', creator: 'invalidData' },
  }),
  'groups.load.read': inGroup({ needs: 'member' }),
  'groups.rubies.list': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ memberId: target.memberId }),
    turned: { member: 'ok', leader: 'ok', creator: 'ok' },
  }),
  'groups.rubies.give': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ memberId: target.memberId, amount: 5, reason: 'Helped a neighbour' }),
    turned: { leader: 'cannotRewardYourself', creator: 'cannotRewardYourself' },
    also: {
      'the creator': {
        input: ({ group }) => ({ memberId: group.creator.memberId, amount: 5, reason: 'Helped' }),
        wanted: { leader: 'notAllowedToManageMember', creator: 'cannotRewardYourself' },
      },
    },
  }),
  'groups.rubies.reverse': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ memberId: target.memberId, rowId: '1' }),
    usual: { leader: 'rowNotReversible', creator: 'rowNotReversible' },
    turned: { leader: 'rowNotReversible', creator: 'rowNotReversible' },
  }),
  'groups.removeMember': ofMember({
    needs: 'leader',
    refusal: 'notAllowedToManageMember',
    turned: { member: 'ok', leader: 'ok', creator: 'cannotManageCreator' },
    also: {
      'a leader': {
        input: ({ group }) => ({ memberId: group.leader.memberId }),
        // The leader of this case leaves.
        wanted: { leader: 'ok', creator: 'ok' },
      },
      'the creator': {
        input: ({ group }) => ({ memberId: group.creator.memberId }),
        wanted: { leader: 'cannotManageCreator', creator: 'cannotManageCreator' },
      },
    },
  }),

  'webhooks.group.list': inGroup({ needs: 'leader' }),
  'webhooks.group.create': inGroup({ needs: 'leader', input: () => webhook, creates: true }),
  'webhooks.group.read': ofWebhook(),
  'webhooks.group.update': ofWebhook({ ...webhook, enabled: true }),
  'webhooks.group.remove': ofWebhook(),
  'webhooks.group.rotateSecret': ofWebhook(),
  // Its delivery is rolled back before it is sent.
  'webhooks.group.test': ofWebhook({}, { leader: 'passes', creator: 'passes' }),
  'webhooks.group.deliveries': ofWebhook(),
  'webhooks.group.resend': inGroup({ needs: 'leader', input: ({ group }) => ({ ...group.webhook }) }),

  'dashboard.readInGroup': inGroup({ needs: 'member' }),
  'dashboard.readOfMember': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ userId: target.id }),
    turned: { member: 'ok', leader: 'ok', creator: 'ok' },
  }),
} satisfies Partial<Record<ProcedurePath, Row>>
