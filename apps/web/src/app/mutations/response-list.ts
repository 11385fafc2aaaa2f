import { createOptimisticList, type Source } from './optimistic-list.ts'

/** A response that is a list, with optimistic updates. */
export const createResponseList = <Item extends { id: string }>(source: Source<Item[]>) =>
  createOptimisticList<Item[], Item>(source, { read: (items) => items, write: (_, items) => items })
