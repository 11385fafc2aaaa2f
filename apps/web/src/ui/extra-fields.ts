import type { ReactNode } from 'react'

/** Fields that one user of a shared form adds to it. */
export type ExtraFields = {
  fields: ReactNode
  /** Validates them, and shows errors next to them. */
  validate: () => boolean
}
