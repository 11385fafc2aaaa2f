import type { z } from 'zod'

/** The form that a client sends, or the form that the server answers. */
export type Side = 'input' | 'output'

/** The parts of a schema that its type depends on. */
interface Definition {
  type: string
  shape: Record<string, z.ZodType>
  element: z.ZodType
  innerType: z.ZodType
  keyType: z.ZodType
  partial: boolean | undefined
  valueType: z.ZodType
  in: z.ZodType
  out: z.ZodType
  left: z.ZodType
  right: z.ZodType
  items: z.ZodType[]
  options: z.ZodType[]
  values: (string | number | boolean | null)[]
  entries: Record<string, string>
}

const plain: Record<string, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  any: 'unknown',
  unknown: 'unknown',
  undefined: 'undefined',
  void: 'undefined',
  never: 'never',
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/**
 * Writes the TypeScript types of Zod schemas. A schema with an id in its metadata becomes a declaration of that name,
 * with `Input` behind it if the client sends another form.
 */
export function typeTexts() {
  const declarations = new Map<string, string>()

  const textOf = (schema: z.ZodType, side: Side): string => {
    const id = schema.meta()?.id
    if (!id) return bodyOf(schema, side)
    const answered = bodyOf(schema, 'output')
    const body = side === 'output' ? answered : bodyOf(schema, 'input')
    const name = body === answered ? id : `${id}Input`
    const earlier = declarations.get(name)
    if (earlier !== undefined && earlier !== body) throw new Error(`Two schemas are named ${name}.`)
    declarations.set(name, body)
    return name
  }

  const bodyOf = (schema: z.ZodType, side: Side): string => {
    const definition = definitionOf(schema)
    const { type } = definition
    const text = (inner: z.ZodType) => textOf(inner, side)
    switch (type) {
      case 'object':
        return objectOf(schema, side)
      case 'array':
        return `${inBrackets(text(definition.element))}[]`
      case 'record': {
        const record = `Record<${text(definition.keyType)}, ${text(definition.valueType)}>`
        return definition.partial ? `Partial<${record}>` : record
      }
      case 'tuple':
        return `[${definition.items.map(text).join(', ')}]`
      case 'enum':
        return literals(Object.values(definition.entries))
      case 'literal':
        return literals(definition.values)
      case 'union':
        return [...new Set(definition.options.map(text))].join(' | ')
      case 'intersection':
        return `${inBrackets(text(definition.left))} & ${inBrackets(text(definition.right))}`
      case 'nullable':
        return `${text(definition.innerType)} | null`
      case 'optional':
        return `${text(definition.innerType)} | undefined`
      case 'default':
      case 'prefault':
      case 'catch':
      case 'readonly':
      case 'nonoptional':
        return text(definition.innerType)
      case 'pipe':
        return text(side === 'input' ? definition.in : definition.out)
      default: {
        const known = plain[type]
        if (known === undefined) throw new Error(`No type is known for the schema "${type}".`)
        return known
      }
    }
  }

  const objectOf = (schema: z.ZodType, side: Side): string => {
    const fields = Object.entries(definitionOf(schema).shape).map(([name, field]) => {
      const { description, id } = field.meta() ?? {}
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
      const optional = isOptional(field, side)
      // What is answered is JSON, which knows no undefined.
      const text =
        textOf(field, side).replace(/ \| undefined$/, '') + (side === 'input' && optional ? ' | undefined' : '')
      return `${comment(id ? undefined : description)}${key}${optional ? '?' : ''}: ${text}`
    })
    return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.map(indented).join('\n')}\n}`
  }

  return { textOf, declarations }
}

/** Whether the field may be left out. */
function isOptional(schema: z.ZodType, side: Side): boolean {
  return (side === 'input' ? schema._zod.optin : schema._zod.optout) !== undefined
}

export const comment = (text: string | undefined): string =>
  text ? `/** ${text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n` : ''

export const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ')

const literals = (values: (string | number | boolean | null)[]) =>
  values
    .map((value) => (typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value)))
    .join(' | ')

const inBrackets = (text: string) => (/ [|&] /.test(text) ? `(${text})` : text)
