import { createStore } from '../ui/store.ts'

/** The colour scheme that a page needs now, whatever the user chose. It is not saved. */
export const forcedScheme = createStore<'dark' | undefined>(undefined)
