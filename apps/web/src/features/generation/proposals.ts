import type { ProposedReward, ProposedTask } from '@questboard/api/generation/schema'
import { session } from '../../app/trpc.ts'

export type Proposals = {
  tasks: ProposedTask
  rewards: ProposedReward
}

export type Kind = keyof Proposals

/** The proposals as edited. */
export type Proposal<Of extends Kind> = Proposals[Of]

/** A proposal in the list. Numbers may be empty while typing. */
export type Row = {
  key: number
  picked: boolean
  name: string
  notes: string
  gold: number | string
  type: string
}

let lastKey = 0

export const rowOf = (fields: Pick<Row, 'name' | 'notes' | 'gold' | 'type'>): Row => ({
  ...fields,
  key: ++lastKey,
  picked: true,
})

/** Proposals are paid for, so they survive closing the dialog until they are saved or replaced. */
const stored = new Map<string, Row[]>()

session.onSignedOut(() => stored.clear())

export const readStoredRows = (kind: string): Row[] | null => stored.get(kind) ?? null

export function storeRows(kind: string, rows: Row[]): void {
  if (rows.length > 0) stored.set(kind, rows)
  else stored.delete(kind)
}
