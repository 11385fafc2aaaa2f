import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { groupBoardRouter } from './board-router.ts'
import { leaderErrors, memberErrors } from './call-errors.ts'
import { createGroup } from './create.ts'
import { declineInvitation } from './decline-invitation.ts'
import { demoteLeader } from './demote.ts'
import { invite } from './invite.ts'
import { listGroups } from './list.ts'
import { listInvitations } from './list-invitations.ts'
import { listMembers } from './list-members.ts'
import { listOwnStats } from './list-own-stats.ts'
import { loadRouter } from './load-router.ts'
import { promoteMember } from './promote.ts'
import { readGroupAsMember } from './read.ts'
import { removeGroup } from './remove.ts'
import { removeMember } from './remove-member.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { rubiesRouter } from './rubies-router.ts'
import {
  createGroupInput,
  group,
  invitation,
  invited,
  inviteInput,
  member,
  ofInvitation,
  ofMember,
  removeMemberInput,
  sendGemsInput,
  statsInGroup,
  updateGroupInput,
} from './schema.ts'
import { sendGems } from './send-gems.ts'
import { successionRouter } from './succession-router.ts'
import { updateGroup } from './update.ts'

const userCall = userCalls({ tag: 'Groups', area: 'groups' })
const sessionCall = userCalls({ tag: 'Groups' })

const invitationsRouter = router({
  list: userCall('GET /groups/{id}/invitations', {
    summary: 'List the open invitations of a group',
    description:
      'For the creator and leaders. `link` is given if the server sends no e-mails and the address has no account.',
    errors: leaderErrors,
  })
    .input(idInput)
    .output(z.array(invitation))
    .query(({ ctx, input }) => listInvitations(ctx, input)),

  invite: userCall('POST /groups/{groupId}/invite', {
    summary: 'Invite an address to a group, or renew its invitation',
    description:
      'Sends an e-mail, and a notification if the address has an account. The link is valid for 7 days and works once. Inviting an address again renews its invitation. Limited to 20 a day.',
    errors: [...leaderErrors, 'cannotInviteMembers', 'userAlreadyInGroup'],
    key: 'replay',
  })
    .input(inviteInput)
    .output(invited)
    .mutation(({ ctx, input }) => invite(ctx, input)),

  revoke: userCall('DELETE /groups/{id}/invitations/{invitationId}', {
    summary: 'Revoke an invitation',
    description: 'Its link becomes invalid, and its place in the group is free again.',
    errors: [...leaderErrors, 'invitationNotFound'],
  })
    .input(ofInvitation)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input)),

  accept: userCall('POST /groups/accept/{id}', {
    summary: 'Accept an invitation by its id',
    description:
      'Requires the account with the invited address, and the address to be verified. The user who sent the invitation is notified.',
    errors: [
      'invitationNotFound',
      'thisIsNotYourInvitation',
      'inviteAlreadyAccepted',
      'groupInvitationLinkExpired',
      'addressNotProven',
    ],
  })
    .input(idInput)
    .output(group)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),

  decline: userCall('POST /groups/decline/{id}', {
    summary: 'Decline an invitation by its id',
    description: 'Requires the account with the invited address. The place in the group is free again.',
    errors: ['invitationNotFound', 'thisIsNotYourInvitation'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => declineInvitation(ctx, input)),
})

export const groupsRouter = router({
  list: userCall('GET /groups', {
    summary: 'List your groups',
    description: 'Each with its members and your role.',
  })
    .input(z.object({}))
    .output(z.array(group))
    .query(({ ctx }) => listGroups(ctx)),

  ownStats: userCall('GET /groups/current-user-stats', {
    summary: 'Read your balances in each group',
    description: 'Rubies belong to a group, so each group has its own entry.',
  })
    .input(z.object({}))
    .output(z.array(statsInGroup))
    .query(({ ctx }) => listOwnStats(ctx)),

  create: userCall('POST /groups', {
    summary: 'Create a group',
    description:
      'You become its creator. `GET /config` returns how many groups a user creates at most, and how many members a group has, including open invitations.',
    errors: ['idAlreadyUsed', 'cannotCreateGroup'],
    key: 'create',
  })
    .input(createGroupInput)
    .output(group)
    .mutation(({ ctx, input }) => createGroup(ctx, input)),

  read: userCall('GET /groups/{id}', {
    device: 'person',
    summary: 'Read a group with its members',
    description: 'Members with their roles and rubies of this group. The gold and gems of others are returned as 0.',
    errors: memberErrors,
  })
    .input(idInput)
    .output(group)
    .query(({ ctx, input }) => readGroupAsMember(ctx, input)),

  update: userCall('PUT /groups/{id}', {
    summary: "Update a group's name, its names for the roles, and its settings",
    description:
      'The names are required; a name for a role is 1 to 50 characters or null. `timeZone`, `deeds`, `loadVisibleTo` and `showShares` stay if they are left out. For the creator and leaders.',
    errors: [...memberErrors, 'notAllowedToUpdateGroup'],
  })
    .input(updateGroupInput)
    .output(group)
    .mutation(({ ctx, input }) => updateGroup(ctx, input)),

  remove: sessionCall('DELETE /groups/{id}', {
    summary: 'Delete a group with everything in it',
    description: 'For the creator only. The rubies of its members are lost; their ledger keeps what was paid.',
    errors: [...memberErrors, 'notCreatorOfThisGroup'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroup(ctx, input)),

  board: groupBoardRouter,

  succession: successionRouter,

  invitations: invitationsRouter,

  rubies: rubiesRouter,

  load: loadRouter,

  members: userCall('GET /groups/{id}/members', {
    device: 'person',
    summary: 'List the members of a group',
    description: 'The same members as in the group.',
    errors: memberErrors,
  })
    .input(idInput)
    .output(z.array(member))
    .query(({ ctx, input }) => listMembers(ctx, input)),

  promote: userCall('PATCH /groups/{id}/members/{memberId}/promote-leader', {
    summary: 'Make a member a leader',
    description: 'For the creator and leaders. The member is notified.',
    errors: [...leaderErrors, 'memberNotFound', 'alreadyLeader', 'cannotManageCreator'],
  })
    .input(ofMember)
    .output(member)
    .mutation(({ ctx, input }) => promoteMember(ctx, input)),

  lower: userCall('PATCH /groups/{id}/members/{memberId}/lower-member', {
    summary: 'Make a leader a member',
    description: 'For the creator only. The member is notified.',
    errors: [...memberErrors, 'notCreatorOfThisGroup', 'memberNotFound', 'alreadyMember', 'cannotManageCreator'],
  })
    .input(ofMember)
    .output(member)
    .mutation(({ ctx, input }) => demoteLeader(ctx, input)),

  sendGems: userCall('PATCH /groups/{groupId}/members/{memberId}/send-gems', {
    summary: 'Send gems to another member',
    description:
      'For the creator and leaders. Moves 1 or more of your gems to a member, who is notified. Bought gems can be sent 14 days after the payment. A user receives at most 100 gems that were not bought in 30 days.',
    errors: [...leaderErrors, 'memberNotFound', 'notEnoughGemsToSend', 'tooManyItems'],
    key: 'replay',
    area: ['groups', 'store'],
  })
    .input(sendGemsInput)
    .output(z.object({ stats: stats.meta({ description: 'What is left, with the rubies of this group' }) }))
    .mutation(({ ctx, input }) => sendGems(ctx, input)),

  removeMember: userCall('DELETE /groups/{id}/members/{memberId}', {
    summary: 'Remove a member from a group, or leave it',
    description:
      'Members leave by themselves, leaders remove members, the creator removes anyone else. Rubies, assignments and open requests end with the membership.',
    errors: [...memberErrors, 'notAllowedToManageMember', 'memberNotFound', 'cannotManageCreator'],
  })
    .input(removeMemberInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeMember(ctx, input)),
})
