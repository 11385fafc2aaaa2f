import { checkLink, type LinkState, type OpenLink } from '../account/check-link.ts'

export type { LinkState, OpenLink }

/**
 * Checks the link of an invitation without using it up.
 * @throws TRPCClientError: no response
 */
export const checkInvite = (token: string): Promise<LinkState> => checkLink(token, 'invitation')
