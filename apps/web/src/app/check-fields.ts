type Schema = { safeParse: (values: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[] }[] } } }

/** Validates values against the API's schema and returns an error text for each rejected field. */
export function checkFields<Field extends string>(
  schema: Schema,
  values: unknown,
  texts: Record<Field, string>,
): Partial<Record<Field, string>> {
  const issues = schema.safeParse(values).error?.issues ?? []
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  const entries = Object.entries<string>(texts).filter(([field]) => refused.has(field))
  return Object.fromEntries(entries) as Partial<Record<Field, string>>
}
