/** Creates one object per group and reuses it until the page reloads. */
export function perGroup<Held>(make: (groupId: string) => Held): (groupId: string) => Held {
  const made = new Map<string, Held>()
  return (groupId) => {
    const held = made.get(groupId) ?? make(groupId)
    made.set(groupId, held)
    return held
  }
}
