/** What the service worker needs to act for the user who switched pushes on. */
export type PushSession = {
  /** The token of the session. The server alone decides what it may do. */
  token: string
  /** The id of the user. Sessions kept by an older version lack it. */
  userId?: string
  publicKey: string
  /** The name of the device. */
  name: string
}

const storeName = 'session'

function transact<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => { result: Result },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('push', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => {
        database.close()
        resolve(request.result)
      }
      transaction.onabort = () => {
        database.close()
        reject(transaction.error)
      }
    }
  })
}

export const readSession = (): Promise<PushSession | undefined> => transact('readonly', (store) => store.get('current'))

/** Keeps a session; null deletes it. */
export async function writeSession(session: PushSession | null): Promise<void> {
  await transact<unknown>('readwrite', (store) => (session ? store.put(session, 'current') : store.delete('current')))
}
