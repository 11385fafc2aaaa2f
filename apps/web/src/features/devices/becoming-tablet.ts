import { createStore } from '../../ui/store.ts'

/** Whether this browser is about to become a tablet, which never sends the changes of a user who was signed in. */
export const isBecomingTablet = createStore(false)
