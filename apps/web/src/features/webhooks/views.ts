import type { Webhook } from '@questboard/api/webhooks/schema'

/** What of the webhooks is looked at. */
export type View =
  | { kind: 'list' }
  /** Without a webhook a new one is written. */
  | { kind: 'form'; webhook?: Webhook }
  | { kind: 'log'; webhook: Webhook }
  | { kind: 'removal'; webhook: Webhook }

export type ShowView = (view: Exclude<View, { kind: 'list' }>) => void
