import { byType } from './field-rules.ts'
import type { Fields } from './fields.ts'
import type { Body } from './schema-parts.ts'

/** Responses with items that a client sends on as they are: the component, and the way to the item in it. */
const proposals = [
  { component: 'ImportRow', way: ['properties', 'task'] },
  { component: 'ImportPreview', way: ['properties', 'rewards', 'items', 'properties', 'reward'] },
]

/**
 * The components with these items as one schema for each type, as bodies have them. Otherwise the types that are
 * generated for a typed client would not fit into the body.
 */
export function withProposals(components: Fields, add: (name: string, schema: Fields) => Fields): Fields {
  const result = structuredClone(components)
  for (const { component, way } of proposals) {
    // The document can be of some calls only.
    if (!(component in result)) continue
    const parents = way.slice(0, -1)
    const parent = parents.reduce((schema, name) => schema[name] as Fields, result[component] as Fields)
    const last = way.at(-1) ?? ''
    parent[last] = byType(parent[last] as Body, (suffix, schema) => add(`${component}${suffix}`, schema))
  }
  return result
}
