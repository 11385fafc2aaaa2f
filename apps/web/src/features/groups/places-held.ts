import type { Invitation } from '@questboard/api/groups/schema'

/** How many places of a group its open invitations hold. An expired one holds none. */
export const placesHeld = (invitations: readonly Pick<Invitation, 'expiresAt'>[], now = new Date()): number =>
  invitations.filter(({ expiresAt }) => new Date(expiresAt) > now).length
