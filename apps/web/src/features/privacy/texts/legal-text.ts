/** What a text says of the server on which it is read. */
export interface Facts {
  /** Where people write about their data; the operator may name none. */
  contact: string | null
  erasureDays: number
  minimumAge: number
  /** How many groups one may create, and how many people each may have. */
  groupsCreated: number
  groupMembers: number
  google: boolean
  payments: boolean
  generation: boolean
}

export interface LegalText {
  title: string
  lead: string
  /** A paragraph is a text, a list is several. */
  sections: { id: string; title: string; blocks: (string | string[])[] }[]
}
