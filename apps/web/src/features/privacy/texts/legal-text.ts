/** The day of the last change of each text. Set it with every change of what a text says. */
export const changedOn = { privacy: '2026-11-30', terms: '2026-11-30' } as const

/** The facts about the server that a text mentions. */
export type Facts = {
  /** The contact address for privacy, if the operator has set one. */
  contact: string | null
  erasureDays: number
  minimumAge: number
  /** How many groups a user may create, and the size of a group. */
  groupsCreated: number
  groupMembers: number
  /** Whether the server sends e-mails. */
  mail: boolean
  google: boolean
  /** The name of the operator's identity provider. Null: none. */
  oidc: string | null
  /** Whether people sign in with passwords. */
  passwords: boolean
  payments: boolean
  generation: boolean
}

export type LegalText = {
  title: string
  lead: string
  /** When the text changed last, as a sentence. */
  changed?: string
  /** A string is a paragraph, an array is a list. */
  sections: { id: string; title: string; blocks: (string | string[])[] }[]
}
