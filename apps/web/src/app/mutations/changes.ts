/**
 * A change of a list of items. It is idempotent, because it may be applied to a response that already contains it.
 * Items that it does not change stay identical.
 */
export type Change<Item> = (items: Item[]) => Item[]

type WithId = { id: string }

/** Appends the items that the list does not have yet. */
export function addItems<Item extends WithId>(...added: Item[]): Change<Item> {
  return (items) => {
    const fresh = added.filter(({ id }) => !items.some((item) => item.id === id))
    return fresh.length > 0 ? [...items, ...fresh] : items
  }
}

export function removeItems<Item extends WithId>(ids: readonly string[]): Change<Item> {
  return (items) => (items.some(({ id }) => ids.includes(id)) ? items.filter(({ id }) => !ids.includes(id)) : items)
}

export function replaceItem<Item extends WithId>(item: Item): Change<Item> {
  return updateItem(item.id, () => item)
}

/** Updates one item. If `change` returns the same object, nothing changes. */
export function updateItem<Item extends WithId>(id: string, change: (item: Item) => Item): Change<Item> {
  return (items) => {
    const index = items.findIndex((item) => item.id === id)
    const before = items[index]
    if (!before) return items
    const after = change(before)
    return after === before ? items : items.with(index, after)
  }
}

/** Changes nothing before the response arrives: the form stays open until then. */
export function noChange<Item>(items: Item[]): Item[] {
  return items
}
