/** How long a repeated call may still be the earlier one. Later the user has seen its outcome, and means a new one. */
const repeatMs = 600_000

/** Remembers the ids of calls whose outcome is unknown, by what they do. */
export function unknownIds() {
  const ids = new Map<string, { id: string; at: number }>()
  return {
    read(what: string): string | undefined {
      const known = ids.get(what)
      return known && Date.now() - known.at < repeatMs ? known.id : undefined
    },
    write: (what: string, id: string) => void ids.set(what, { id, at: Date.now() }),
    forget: (what: string) => void ids.delete(what),
  }
}
