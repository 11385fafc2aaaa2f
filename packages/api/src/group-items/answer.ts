/** The answer of a leader to a request. */
export interface Answer {
  approved: boolean
  /** Words for the player. */
  note?: string | undefined
  /** The rubies that are granted instead of the price. */
  ruby?: number | undefined
}

/**
 * A note as it is stored. A refusal without a note is stored as an empty one, so that the item shows that it was refused.
 * Otherwise no note is null.
 */
export const storedNote = ({ approved, note }: Answer): string | null => note || (approved ? null : '')

/** The leader and the note, for the ledger entry of a payment. */
export const approvalOf = (leaderId: string, { note }: Pick<Answer, 'note'>) => ({
  by: leaderId,
  note: note || undefined,
})

/** The note and the amount, for the notification of the player. The amount is there if the leader chose it. */
export const noteAndAmount = ({ approved, note, ruby }: Answer) => ({
  ...(note && { note }),
  ...(approved && ruby !== undefined && { ruby }),
})
