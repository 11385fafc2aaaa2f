import { session } from '../../../app/trpc.ts'
import { createStore } from '../../../ui/store.ts'

/** The sections that the list can be limited to, in the order of their keys 1 to 4. */
export const dueFilters = ['today', 'overdue', 'upcoming', 'none'] as const

export type DueFilter = (typeof dueFilters)[number]

const none: ReadonlySet<DueFilter> = new Set()

/** The sections shown. None means all. */
export const dueFilter = createStore(none)

export const showAllSections = (): void => dueFilter.write(none)

session.onSignedOut(showAllSections)
