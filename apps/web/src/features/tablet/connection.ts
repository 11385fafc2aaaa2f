import { createStore } from '../../ui/store.ts'

/** Whether the last request reached the server. */
export const isReachable = createStore(navigator.onLine)

addEventListener('offline', () => isReachable.write(false))
