import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { rest } from '../kernel/rest.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { acceptInvitation } from './accept.ts'
import { createGroup } from './create.ts'
import { declineInvitation } from './decline.ts'
import { invite } from './invite.ts'
import { listGroups } from './list.ts'
import { listInvitations } from './list-invitations.ts'
import { listMembers } from './list-members.ts'
import { listOwnStats } from './list-own-stats.ts'
import { lowerLeader } from './lower.ts'
import { promoteMember } from './promote.ts'
import { readGroupOf } from './read.ts'
import { removeGroup } from './remove.ts'
import { removeMember } from './remove-member.ts'
import { revokeInvitation } from './revoke.ts'
import {
  createGroupInput,
  group,
  invitation,
  invited,
  inviteInput,
  member,
  ofInvitation,
  ofMember,
  sendGemsInput,
  statsInGroup,
  updateGroupInput,
} from './schema.ts'
import { sendGems } from './send-gems.ts'
import { updateGroup } from './update.ts'

const tag = 'Groups'

const ofMembers = ['groupNotFound', 'notPartOfTheGroup'] as const

const invitationsRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{id}/invitations', {
        summary: 'List the invitations of a group that were not accepted',
        tag,
        errors: [...ofMembers, 'notLeaderInThisGroup'],
      }),
    )
    .input(idInput)
    .output(z.array(invitation))
    .query(({ ctx, input }) => listInvitations(ctx, input)),

  invite: userProcedure
    .meta(
      rest('POST /groups/{id}/invite', {
        summary: 'Invite an address to a group, or renew its invitation',
        tag,
        errors: [...ofMembers, 'notLeaderInThisGroup', 'cannotInviteMembers', 'userAlreadyInGroup'],
      }),
    )
    .input(inviteInput)
    .output(invited)
    .mutation(({ ctx, input }) => invite(ctx, input)),

  revoke: userProcedure
    .meta(
      rest('DELETE /groups/{id}/invitations/{invitationId}', {
        summary: 'Take an invitation back',
        tag,
        errors: [...ofMembers, 'notLeaderInThisGroup', 'invitationNotFound'],
      }),
    )
    .input(ofInvitation)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input)),

  accept: userProcedure
    .meta(
      rest('POST /groups/accept/{id}', {
        summary: 'Accept an invitation, by its id',
        tag,
        errors: [
          'invitationNotFound',
          'thisIsNotYourInvitation',
          'inviteAlreadyAccepted',
          'groupInvitationLinkExpired',
          'addressNotProven',
        ],
      }),
    )
    .input(idInput)
    .output(group)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),

  decline: userProcedure
    .meta(
      rest('POST /groups/decline/{id}', {
        summary: 'Decline an invitation, by its id',
        tag,
        errors: ['invitationNotFound', 'thisIsNotYourInvitation'],
      }),
    )
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => declineInvitation(ctx, input)),
})

export const groupsRouter = router({
  list: userProcedure
    .meta(rest('GET /groups', { summary: 'List the groups that one is in', tag }))
    .input(z.object({}))
    .output(z.array(group))
    .query(({ ctx }) => listGroups(ctx)),

  ownStats: userProcedure
    .meta(rest('GET /groups/current-user-stats', { summary: 'What one has in each group', tag }))
    .input(z.object({}))
    .output(z.array(statsInGroup))
    .query(({ ctx }) => listOwnStats(ctx)),

  create: userProcedure
    .meta(rest('POST /groups', { summary: 'Make a group', tag, errors: ['idAlreadyUsed', 'cannotCreateGroup'] }))
    .input(createGroupInput)
    .output(group)
    .mutation(({ ctx, input }) => createGroup(ctx, input)),

  read: userProcedure
    .meta(rest('GET /groups/{id}', { summary: 'Read a group with its members', tag, errors: ofMembers }))
    .input(idInput)
    .output(group)
    .query(({ ctx, input }) => readGroupOf(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{id}', {
        summary: 'Replace the name of a group and its words for the roles',
        tag,
        errors: [...ofMembers, 'notAllowedToUpdateGroup'],
      }),
    )
    .input(updateGroupInput)
    .output(group)
    .mutation(({ ctx, input }) => updateGroup(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{id}', {
        summary: 'Delete a group with everything in it',
        tag,
        errors: [...ofMembers, 'notCreatorOfThisGroup'],
      }),
    )
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroup(ctx, input)),

  invitations: invitationsRouter,

  members: userProcedure
    .meta(rest('GET /groups/{id}/members', { summary: 'List the members of a group', tag, errors: ofMembers }))
    .input(idInput)
    .output(z.array(member))
    .query(({ ctx, input }) => listMembers(ctx, input)),

  promote: userProcedure
    .meta(
      rest('PATCH /groups/{id}/members/{memberId}/promote-leader', {
        summary: 'Make a member a leader',
        tag,
        errors: [...ofMembers, 'notLeaderInThisGroup', 'memberNotFound', 'alreadyLeader', 'cannotManageCreator'],
      }),
    )
    .input(ofMember)
    .output(member)
    .mutation(({ ctx, input }) => promoteMember(ctx, input)),

  lower: userProcedure
    .meta(
      rest('PATCH /groups/{id}/members/{memberId}/lower-member', {
        summary: 'Make a leader a member',
        tag,
        errors: [...ofMembers, 'notCreatorOfThisGroup', 'memberNotFound', 'alreadyMember', 'cannotManageCreator'],
      }),
    )
    .input(ofMember)
    .output(member)
    .mutation(({ ctx, input }) => lowerLeader(ctx, input)),

  sendGems: userProcedure
    .meta(
      rest('PATCH /groups/{id}/members/{memberId}/send-gems', {
        summary: 'Give own gems to another member',
        tag,
        errors: [...ofMembers, 'notLeaderInThisGroup', 'memberNotFound', 'notEnoughGemsToSend'],
      }),
    )
    .input(sendGemsInput)
    .output(z.object({ stats: stats.meta({ description: 'What is left, with the rubies of this group' }) }))
    .mutation(({ ctx, input }) => sendGems(ctx, input)),

  removeMember: userProcedure
    .meta(
      rest('DELETE /groups/{id}/members/{memberId}', {
        summary: 'Remove a member from a group, or leave it',
        tag,
        errors: [...ofMembers, 'notAllowedToManageMember', 'memberNotFound', 'cannotManageCreator'],
      }),
    )
    .input(ofMember)
    .output(nothing)
    .mutation(({ ctx, input }) => removeMember(ctx, input)),
})
