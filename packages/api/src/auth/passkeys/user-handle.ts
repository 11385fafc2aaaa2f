/** The id of an account in its passkeys, base64url. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url')
