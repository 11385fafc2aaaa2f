/** How people can sign in on this server, besides with what they have on their devices. */
export interface Ways {
  googleClientId: string | null
  /** The operator's identity provider. */
  oidc: { name: string; signUp: boolean } | null
  passwordSignIn: boolean
}

/** What every server offers unless its operator changes it. */
export const onlyPasswords: Ways = { googleClientId: null, oidc: null, passwordSignIn: true }
