/** A limit on calls, and what remains of it. */
export interface Quota {
  /** What is counted: `user`, `address`, `sign-in` and so on. */
  name: string
  /** The calls that are allowed in a window. */
  max: number
  /** Length of the window in seconds. */
  window: number
  remaining: number
  /** Seconds until the window ends. */
  endsIn: number
}

/** Receives each limit that counts a request, including the one that refuses it. */
export type ReportQuota = (quota: Quota) => void
