/** The secret in the URL of a link. */
export const readToken = ({ token }: Record<string, unknown>): { token: string } => ({
  token: typeof token === 'string' && token.length <= 200 ? token : '',
})

/** The page for the link of an invitation. */
export const invitationAddress = (token: string): string =>
  `/verify-group-email-invitation?token=${encodeURIComponent(token)}`
