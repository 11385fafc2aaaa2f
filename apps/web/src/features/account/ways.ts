/** How people can sign in on this server, besides with what they have on their devices. */
export interface Ways {
  googleClientId: string | null
  /** The operator's identity provider. */
  oidc: { name: string; signUp: boolean } | null
  passwordSignIn: boolean
}

/** What every server offers unless its operator changes it. */
export const onlyPasswords: Ways = { googleClientId: null, oidc: null, passwordSignIn: true }

/** Whether anyone can create an account. Otherwise the operator decides who has one. */
export const opensAccounts = ({ passwordSignIn, googleClientId, oidc }: Ways): boolean =>
  passwordSignIn || googleClientId !== null || oidc?.signUp === true

/** The names of the providers, such as `Casa or Google`. */
export const providersOf = ({ googleClientId, oidc }: Ways, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format([
    ...(oidc ? [oidc.name] : []),
    ...(googleClientId === null ? [] : ['Google']),
  ])
