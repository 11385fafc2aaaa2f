/** Makes something when it is first asked for, and keeps it. If that fails, the next caller tries again. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    if (made !== undefined) return made
    made = make()
    made.catch(() => {
      made = undefined
    })
    return made
  }
}
