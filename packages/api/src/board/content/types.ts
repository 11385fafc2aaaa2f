export type Text = { readonly en: string; readonly bg: string }

/** A piece of content. Children draw only those marked for them: safe and understandable from 3 to 13 years. */
type Piece = { readonly id: string; readonly forChildren?: true }

export type Fact = Piece & { readonly text: Text }

/** The text without outer quotation marks; the client adds them. */
export type Quote = Piece & { readonly text: Text; readonly author: Text; readonly source: Text }

export type Answer = { readonly id: string; readonly text: Text; readonly right?: true }

/** Exactly four answers, exactly one of them right. */
export type Question = Piece & { readonly text: Text; readonly answers: readonly Answer[] }

/** `gold` is what the task it becomes pays. */
export type Challenge = Piece & { readonly title: Text; readonly notes: Text; readonly gold: number }
