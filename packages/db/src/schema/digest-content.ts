/** A list of tasks in a digest: the first titles, and how many there are. */
export interface DigestList {
  titles: string[]
  count: number
}

/** What a morning digest says. */
export interface DigestContent {
  due: DigestList
  overdue: DigestList
  /** Reminders that did not fire. */
  missed: DigestList
  /** Requests that wait for an answer of the reader. */
  approvals: number
}
