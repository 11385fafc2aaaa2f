/** What is held of one kind for each group that was looked at since the page was loaded. */
export function perGroup<Held>(make: (groupId: string) => Held): (groupId: string) => Held {
  const made = new Map<string, Held>()
  return (groupId) => {
    const held = made.get(groupId) ?? make(groupId)
    made.set(groupId, held)
    return held
  }
}
