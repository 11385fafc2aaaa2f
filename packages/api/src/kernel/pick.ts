/** A new object with some fields of another, in the given order. */
export const pick = <From extends object, Name extends keyof From>(from: From, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>
