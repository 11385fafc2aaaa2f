/** The facts about the server that a text mentions. */
export interface Facts {
  /** The contact address for privacy, if the operator has set one. */
  contact: string | null
  erasureDays: number
  minimumAge: number
  /** How many groups a user may create, and the size of a group. */
  groupsCreated: number
  groupMembers: number
  google: boolean
  /** The name of the operator's identity provider. Null: none. */
  oidc: string | null
  /** Whether people sign in with passwords. */
  passwords: boolean
  payments: boolean
  generation: boolean
}

export interface LegalText {
  title: string
  lead: string
  /** A string is a paragraph, an array is a list. */
  sections: { id: string; title: string; blocks: (string | string[])[] }[]
}
