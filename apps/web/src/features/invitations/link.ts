/** The secret of a link, as its address has it. */
export const readToken = ({ token }: Record<string, unknown>): { token: string } => ({
  token: typeof token === 'string' && token.length <= 200 ? token : '',
})

/** Where an invitation of a link is looked at. */
export const invitationAddress = (token: string): string =>
  `/verify-group-email-invitation?token=${encodeURIComponent(token)}`
