/**
 * What an act does to a list of items. Done twice it is done once, so that it may be laid over an answer of the server
 * that knows of it already; items that it is not about stay the very same objects.
 */
export type Change<Item> = (items: Item[]) => Item[]

type WithId = { id: string }

export function added<Item extends WithId>(...made: Item[]): Change<Item> {
  return (items) => {
    const fresh = made.filter(({ id }) => !items.some((item) => item.id === id))
    return fresh.length > 0 ? [...items, ...fresh] : items
  }
}

export function removed<Item extends WithId>(ids: readonly string[]): Change<Item> {
  return (items) => (items.some(({ id }) => ids.includes(id)) ? items.filter(({ id }) => !ids.includes(id)) : items)
}

export function replaced<Item extends WithId>(item: Item): Change<Item> {
  return changed(item.id, () => item)
}

/** Changes one item; one that `change` returns as it is counts as unchanged. */
export function changed<Item extends WithId>(id: string, change: (item: Item) => Item): Change<Item> {
  return (items) => {
    const index = items.findIndex((item) => item.id === id)
    const before = items[index]
    if (!before) return items
    const after = change(before)
    return after === before ? items : items.with(index, after)
  }
}

/** Waits for the answer before anything changes: the form that asks for it stays open until then. */
export function noChange<Item>(items: Item[]): Item[] {
  return items
}
