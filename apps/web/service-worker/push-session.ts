/** What the service worker needs to act for the user who switched pushes on. */
export type PushSession = {
  /** Of the session. The server alone decides what it may do. */
  token: string
  publicKey: string
  /** How the device is called. */
  name: string
}

const store = 'session'

function transact<Result>(mode: IDBTransactionMode, work: (of: IDBObjectStore) => { result: Result }): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('push', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(store, mode)
      const request = work(transaction.objectStore(store))
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

export const readSession = (): Promise<PushSession | undefined> => transact('readonly', (of) => of.get('current'))

/** Keeps a session; null deletes it. */
export async function writeSession(session: PushSession | null): Promise<void> {
  await transact<unknown>('readwrite', (of) => (session ? of.put(session, 'current') : of.delete('current')))
}
