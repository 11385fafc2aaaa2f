import type { Webhook } from '@questboard/api/webhooks/schema'

/** The view of the dialog. */
export type View =
  | { kind: 'list' }
  /** Without a webhook the form creates one. */
  | { kind: 'form'; webhook?: Webhook }
  | { kind: 'log'; webhook: Webhook }
  | { kind: 'removal'; webhook: Webhook }

export type ShowView = (view: Exclude<View, { kind: 'list' }>) => void
