import { createStore } from '../../ui/store.ts'

/** What makes this browser the tablet of a group. */
export type TabletDevice = {
  /** The device credential. It is stored apart from the token of a signed-in user. */
  token: string
}

/** The member who has entered. Kept in memory alone: after a reload the tablet is locked. */
export type Entered = {
  userId: string
  name: string
  imageUrl: string | null
  token: string
  /** Proves a tick of this session that is sent after the session. */
  proof: string
  /** The instant of entering. */
  since: string
}

const key = 'qb-device'

export const deviceStore = createStore<TabletDevice | null>(readDevice())

export const enteredStore = createStore<Entered | null>(null)

/** A session that was stored here is stored no longer: the caller ends it. */
export function saveDevice(device: TabletDevice): void {
  for (const name of ['ut', 'cu']) localStorage.removeItem(name)
  localStorage.setItem(key, JSON.stringify(device))
  deviceStore.write(device)
}

export function forgetDevice(): void {
  localStorage.removeItem(key)
  enteredStore.write(null)
  deviceStore.write(null)
}

function readDevice(): TabletDevice | null {
  try {
    const { token } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {}
    return typeof token === 'string' ? { token } : null
  } catch {
    return null
  }
}
