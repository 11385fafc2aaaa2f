export type Text = { readonly en: string; readonly bg: string }

/** What a piece is about. The topics are balanced, so that a week of cards is about many things. */
export const topics = ['nature', 'science', 'history', 'bulgaria', 'world', 'arts', 'sport', 'everyday'] as const

export type Topic = (typeof topics)[number]

/**
 * A piece of content. Children draw only those marked for them: safe and understandable from 3 to 13 years. A piece is
 * never deleted, because the card that a player drew keeps its id: `retired` takes it out of the drawing.
 */
type Piece = { readonly id: string; readonly topic?: Topic; readonly forChildren?: true; readonly retired?: true }

/** `source` names the work, the institution or the page where the statement can be checked. */
export type Fact = Piece & { readonly topic: Topic; readonly text: Text; readonly source: string }

/** The text without outer quotation marks; the client adds them. A cut is marked by “…”. */
export type Quote = Piece & {
  readonly topic: Topic
  readonly text: Text
  readonly author: Text
  readonly source: Text
  readonly woman?: true
}

export type Answer = { readonly id: string; readonly text: Text; readonly right?: true }

/** Exactly four answers, exactly one of them right. `source` is as for facts. */
export type Question = Piece & {
  readonly topic: Topic
  readonly text: Text
  readonly answers: readonly Answer[]
  readonly source: string
}

/** `gold` is what the task it becomes pays. */
export type Challenge = Piece & {
  readonly topic: Topic
  readonly title: Text
  readonly notes: Text
  readonly gold: number
}
