import { type Looked, lookAtLink } from '../account/look-at-link.ts'

export type { Looked }

/**
 * Checks the link of an invitation without using it up.
 * @throws TRPCClientError: no response
 */
export const lookAt = (token: string): Promise<Looked> => lookAtLink(token, 'invitation')
