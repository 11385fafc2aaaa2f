export type Text = { readonly en: string; readonly bg: string }

export type Fact = { readonly id: string; readonly text: Text }

/** The text without outer quotation marks; the client adds them. */
export type Quote = { readonly id: string; readonly text: Text; readonly author: Text; readonly source: Text }

export type Answer = { readonly id: string; readonly text: Text; readonly right?: true }

/** Exactly four answers, exactly one of them right. */
export type Question = { readonly id: string; readonly text: Text; readonly answers: readonly Answer[] }

/** `gold` is what the task it becomes pays. */
export type Challenge = { readonly id: string; readonly title: Text; readonly notes: Text; readonly gold: number }
