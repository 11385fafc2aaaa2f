import { checkLink, type LinkState } from '../account/check-link.ts'

export type { LinkState }

/**
 * Checks the link of an invitation without using it up.
 * @throws TRPCClientError: no response
 */
export const checkInvite = (token: string): Promise<LinkState> => checkLink(token, 'invitation')
