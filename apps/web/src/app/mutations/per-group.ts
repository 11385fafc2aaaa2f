/** Creates one object per group and reuses it until the page reloads. */
export function perGroup<Held>(make: (groupId: string) => Held): (groupId: string) => Held {
  const objects = new Map<string, Held>()
  return (groupId) => {
    const object = objects.get(groupId) ?? make(groupId)
    objects.set(groupId, object)
    return object
  }
}
