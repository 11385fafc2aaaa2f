import { type Looked, lookAtLink } from '../account/look-at-link.ts'

export type { Looked }

/**
 * Looks at the link of an invitation. It spends nothing.
 *
 * @throws TRPCClientError: nobody answered
 */
export const lookAt = (token: string): Promise<Looked> => lookAtLink(token, 'invitation')
