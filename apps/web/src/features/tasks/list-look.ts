import { createContext } from 'react'

/** Whether the list has sections by due day. */
export const DatedList = createContext(false)

/** Whether the player sorts the list by hand. */
export const SortedByHand = createContext(false)

/** The words that the list was searched for. */
export const Searched = createContext<string | null>(null)
