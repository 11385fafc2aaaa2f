/** The answer of a leader to a request. */
export interface Answer {
  approved: boolean
  /** Words for the player. */
  note?: string | undefined
  /** The rubies that are granted instead of the price. */
  ruby?: number | undefined
}

/** A note as it is stored. Without words it is empty after a refusal, so that the item shows it, and null otherwise. */
export const storedNote = ({ approved, note }: Answer): string | null => note || (approved ? null : '')

/** The leader and the words, for the ledger row of a payment. */
export const approvalOf = (leaderId: string, { note }: Pick<Answer, 'note'>) => ({
  by: leaderId,
  note: note || undefined,
})

/** The words and the amount, for the notification of the player. The amount is there if the leader chose it. */
export const noteAndAmount = ({ approved, note, ruby }: Answer) => ({
  ...(note && { note }),
  ...(approved && ruby !== undefined && { ruby }),
})
