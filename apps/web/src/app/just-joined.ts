import { createStore } from '../ui/store.ts'
import { session } from './trpc.ts'

/** The id of the group that the user has just joined, until a face is chosen; null otherwise. */
export const justJoined = createStore<string | null>(null)

session.onSignedOut(() => justJoined.write(null))
