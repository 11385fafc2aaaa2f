/** The windows of this browser. They share a session, so the server does not notify them of each other. */
const windows = new BroadcastChannel('questboard-own')

/** Notifies the other windows that something of this player changed. */
export const notifyOtherWindows = (owner: string): void => windows.postMessage(owner)

/**
 * Calls `listener` when another window of this browser changed something of this player.
 * @returns a function that ends it
 */
export function onChangeInOtherWindow(owner: string, listener: () => void): () => void {
  const receive = ({ data }: MessageEvent) => data === owner && listener()
  windows.addEventListener('message', receive)
  return () => windows.removeEventListener('message', receive)
}
