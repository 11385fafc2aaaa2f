import { z } from 'zod'
import { signedIn } from '../auth/schema.ts'
import { leaderErrors } from '../groups/call-errors.ts'
import { removeChild } from '../groups/remove-child.ts'
import { member } from '../groups/schema.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { deletionAsked, exported } from '../privacy/schema.ts'
import { publicCalls, userCalls } from '../procedures.ts'
import { acceptGuardianship } from './accept-guardianship.ts'
import { addChild } from './add.ts'
import { askGuardian } from './ask-guardian.ts'
import { cancelHandOver } from './cancel-hand-over.ts'
import { exportChild } from './export.ts'
import { handOver } from './hand-over.ts'
import { joinChild } from './join.ts'
import { listChildren } from './list.ts'
import { requestChildDeletion } from './request-deletion.ts'
import { restoreChild } from './restore.ts'
import {
  acceptGuardianshipInput,
  addChildInput,
  askGuardianInput,
  child,
  childAdded,
  childInGroup,
  deleteChildInput,
  handOverInput,
  ofChild,
  takeOverInput,
  updateChildInput,
} from './schema.ts'
import { stepDown } from './step-down.ts'
import { takeOver } from './take-over.ts'
import { unlockChild } from './unlock.ts'
import { updateChild } from './update.ts'

const sessionCall = userCalls({ tag: 'Children' })
const publicCall = publicCalls({ tag: 'Children' })

const guardiansRouter = router({
  ask: sessionCall('POST /children/{userId}/guardians', {
    summary: 'Ask a leader to become a guardian of a child, too',
    description:
      'For guardians who lead a group of the child. A child has at most four guardians, open requests included.',
    errors: ['childNotFound', 'notAuthorized', 'memberNotFound', 'tooManyItems'],
  })
    .input(askGuardianInput)
    .output(nothing)
    .mutation(({ ctx, input }) => askGuardian(ctx, input)),

  accept: sessionCall('POST /children/{userId}/guardians/accept', {
    summary: 'Become a guardian of a child after a request',
    description:
      'Needs the same consent as adding a child. Shows a child that has lost its last guardian again. A guardian has at most 50 children.',
    errors: ['guardianshipNotAsked', 'tooManyItems'],
  })
    .input(acceptGuardianshipInput)
    .output(child)
    .mutation(({ ctx, input }) => acceptGuardianship(ctx, input)),

  stepDown: sessionCall('DELETE /children/{userId}/guardians/me', {
    summary: 'Stop being a guardian of a child, or decline to become one',
    description: 'The other guardians are notified. The last guardian stays.',
    errors: ['childNotFound', 'lastGuardian'],
  })
    .input(ofChild)
    .output(nothing)
    .mutation(({ ctx, input }) => stepDown(ctx, input)),
})

/** Managed members: members of groups without an account. API tokens cannot manage them. */
export const childrenRouter = router({
  list: sessionCall('GET /children', {
    summary: 'List the children whose guardian you are',
    description: 'In whichever groups they are, with those whose deletion is pending.',
  })
    .input(z.object({}))
    .output(z.array(child))
    .query(({ ctx }) => listChildren(ctx)),

  add: sessionCall('POST /groups/{groupId}/children', {
    summary: 'Add a child to a group',
    description:
      'For the creator and leaders. You become its first guardian. It needs no e-mail address and takes a place in the group.',
    errors: [...leaderErrors, 'cannotInviteMembers', 'avatarNotFound', 'tooManyItems'],
    key: 'replay',
  })
    .input(addChildInput)
    .output(childAdded)
    .mutation(({ ctx, input }) => addChild(ctx, input)),

  update: sessionCall('PATCH /groups/{groupId}/children/{userId}', {
    summary: 'Change the name, avatar, language, PIN or start of the day of a child',
    description:
      'For the creator and leaders of a group that the child is in. Fields that are left out are kept. A new PIN ends the sessions of the child on shared devices. With an earlier `dayStartsAt` a new day of the child may begin at once.',
    errors: [...leaderErrors, 'childNotFound', 'avatarNotFound', 'userDoesNotHaveAvatar'],
  })
    .input(updateChildInput)
    .output(child)
    .mutation(({ ctx, input }) => updateChild(ctx, input)),

  unlock: sessionCall('POST /groups/{groupId}/children/{userId}/unlock', {
    summary: 'Unlock the PIN of a child',
    description: 'For the creator and leaders. Forgets the wrong PINs of this child on all devices, at once.',
    errors: [...leaderErrors, 'childNotFound'],
  })
    .input(childInGroup)
    .output(child)
    .mutation(({ ctx, input }) => unlockChild(ctx, input)),

  remove: sessionCall('DELETE /groups/{groupId}/children/{userId}', {
    summary: 'Take a child out of a group',
    description:
      'For the creator and leaders, and for guardians of the child, whether they are in the group or not. It stays with its guardians; its rubies of this group end.',
    errors: [...leaderErrors, 'childNotFound'],
  })
    .input(childInGroup)
    .output(nothing)
    .mutation(({ ctx, input }) => removeChild(ctx, input)),

  join: sessionCall('POST /groups/{groupId}/children/{userId}/join', {
    summary: 'Bring a child into another group',
    description: 'For guardians, into a group whose creator or leader they are. Rubies belong to each group.',
    errors: [...leaderErrors, 'childNotFound', 'userAlreadyInGroup', 'cannotInviteMembers'],
  })
    .input(childInGroup)
    .output(member)
    .mutation(({ ctx, input }) => joinChild(ctx, input)),

  guardians: guardiansRouter,

  export: sessionCall('GET /children/{userId}/export', {
    summary: 'Export all data of a child',
    description:
      'For guardians. As the export of an account. Of groups that you are not in, other members are left out, and `timeZone` is that of the child.',
    errors: ['childNotFound', 'tooManyRequests', 'payloadTooLarge'],
  })
    .input(ofChild)
    .output(exported)
    .query(({ ctx, input }) => exportChild(ctx, input)),

  requestDeletion: sessionCall('POST /children/{userId}/deletion', {
    summary: 'Request the deletion of a child',
    description:
      'For guardians, who give their own password. Hides the child at once. Its data is erased on the returned day; until then a guardian can restore it.',
    errors: ['childNotFound', 'incorrectOldPassword', 'tooManyRequests'],
  })
    .input(deleteChildInput)
    .output(deletionAsked)
    .mutation(({ ctx, input }) => requestChildDeletion(ctx, input)),

  restore: sessionCall('POST /children/{userId}/restore', {
    summary: 'Cancel the deletion of a child',
    description: 'For guardians. When another guardian asked for the deletion, that guardianship ends.',
    errors: ['childNotFound', 'childDoesNotWaitForDeletion'],
  })
    .input(ofChild)
    .output(child)
    .mutation(({ ctx, input }) => restoreChild(ctx, input)),

  handOver: sessionCall('POST /children/{userId}/hand-over', {
    summary: 'Offer a child an account of its own',
    description:
      'For guardians who lead a group of the child. A link is sent to the address, valid for 7 days, and replaces an earlier one. Nothing else changes until it is used. Limited to 20 a day.',
    errors: ['childNotFound', 'notAuthorized', 'emailAlreadyUsed', 'tooManyRequests'],
  })
    .input(handOverInput)
    .output(nothing)
    .mutation(({ ctx, input }) => handOver(ctx, input)),

  cancelHandOver: sessionCall('DELETE /children/{userId}/hand-over', {
    summary: 'Take back the offer of an account',
    description: 'For each guardian. The link becomes invalid.',
    errors: ['childNotFound'],
  })
    .input(ofChild)
    .output(nothing)
    .mutation(({ ctx, input }) => cancelHandOver(ctx, input)),

  takeOver: publicCall('POST /auth/hand-over', {
    summary: 'Turn a child into an account by the link of a hand-over, and sign in',
    description:
      'The person keeps everything it earned, its memberships and its id. Its guardians end, and it gets the gems of a new player. Where passwords are switched off, it gets none, and the provider signs in to it by its address. Limited as registering is.',
    errors: [
      ...(['tokenDoesNotExist', 'handOverLinkExpired', 'passwordsMismatch', 'underMinimumAge'] as const),
      ...(['emailAlreadyUsed', 'passwordSignInOff', 'tooManyRequests'] as const),
    ],
  })
    .input(takeOverInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => takeOver(ctx, input)),
})
