import { defaultsInWords } from './defaults-in-words.ts'
import { withRules } from './field-rules.ts'
import type { Fields } from './fields.ts'
import { type Body, refTo } from './schema-parts.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

const endings: Record<string, string> = { Create: 'Input', Update: 'Update', Patch: 'Patch' }

/** `tasksCreate` takes a TaskInput, `tasksPatch` a TaskPatch, `tasksComplete` a TasksCompleteInput. */
function bodyNameOf(operationId: string): string {
  const words = operationId.split(/(?=[A-Z])/)
  const ending = endings[words.at(-1) ?? '']
  return ending && words.length > 1
    ? `${words.slice(0, -1).map(singular).map(capital).join('')}${ending}`
    : `${words.map(capital).join('')}Input`
}

/** Collects the bodies of requests as named schemas. */
export function bodyNames(taken: (name: string) => boolean) {
  const schemas: Record<string, Fields> = {}
  function add(name: string, schema: Fields): Fields {
    if (name in schemas || taken(name)) throw new Error(`two schemas are named ${name}`)
    schemas[name] = defaultsInWords(schema) as Fields
    return refTo(name)
  }
  return {
    schemas,
    add,
    /** Names the body of a call. */
    name: (operationId: string, body: Fields): Fields => {
      const name = bodyNameOf(operationId)
      return add(
        name,
        withRules(body as Body, (suffix, schema) => add(`${name}${suffix}`, schema)),
      )
    },
  }
}
