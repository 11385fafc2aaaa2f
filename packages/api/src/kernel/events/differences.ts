/** The names of the fields that differ in two responses about one item. */
export const differences = <Item extends object>(before: Item, after: Item): string[] =>
  (Object.keys(after) as (keyof Item & string)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
