import { z } from 'zod'

/* Schemas that all domains share. Text is trimmed and NFC. Lengths count code points. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL's text type cannot store NUL
const unstorable = /\u0000/

/** Whether text has no NUL and no lone surrogates. Stored text never has them. */
export const wellFormed = (value: string) => value.isWellFormed() && !unstorable.test(value)

export const codePoints = (value: string): number => {
  let count = 0
  for (const _ of value) count++
  return count
}

/** Whether text is an http or https address. */
export const isWeb = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Whether an address holds no user name and no password. */
export const hasNoCredentials = (text: string): boolean => {
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** The longest run of combining marks in text. Real words have fewer than ten. */
const maxMarks = 64

/**
 * Whether text may be normalised to NFC. The time for that grows with the square of the longest run of marks: seconds
 * for the largest request.
 */
export function isComposable(value: string): boolean {
  if (value.length <= maxMarks) return true
  for (const [run] of value.matchAll(/\p{M}{2,}/gu)) if (run.length > maxMarks) return false
  return true
}

/** The most code units of one code point of NFC: it can come from four code points of two units each. */
const unitsOfOne = 8

/** The first code units of text, without half of a surrogate pair. */
export const beginningOf = (value: string, units: number): string => {
  if (value.length <= units) return value
  const isHalf = (value.codePointAt(units - 1) ?? 0) > 0xffff
  return value.slice(0, isHalf ? units - 1 : units)
}

/** Text that is normalised to NFC. Text that would take long is refused first. */
export const composed = (schema: z.ZodString, max: number) =>
  schema
    .refine(wellFormed, { message: 'has characters that cannot be stored', abort: true })
    .refine((value) => value.length <= max * unitsOfOne, { message: `at most ${max} characters`, abort: true })
    .refine(isComposable, { message: 'has too many accents in a row', abort: true })
    .normalize('NFC')

/**
 * Control characters, line breaks and characters that reorder text, except NUL, which is refused. ZWJ and ZWNJ are
 * allowed: emoji and several scripts need them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const invisible = /[\u0001-\u001f\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu

/** Text without characters that could disguise it as another text or as several lines. */
export const visible = (value: string): string => value.replace(invisible, '')

const bounded = (schema: z.ZodString, min: number, max: number) =>
  composed(schema, max)
    .refine((value) => codePoints(value) >= min, {
      message: min === 1 ? 'required' : `at least ${min} characters`,
    })
    .refine((value) => codePoints(value) <= max, { message: `at most ${max} characters` })
    .meta({ minLength: min, maxLength: max })

/** Text of `min` to `max` code points after trimming. */
export const text = (min: number, max: number) => bounded(z.string().trim(), min, max)

/**
 * A name, label or title: one line, whose length counts visible characters. Rules: Text, time and amounts.
 */
export const line = (min: number, max: number) => bounded(z.string().overwrite(visible).trim(), min, max)

/** A UUID, converted to lower case. */
export const id = z
  .guid()
  .toLowerCase()
  .meta({ id: 'Id', format: 'uuid', description: 'A UUID, in upper or lower case' })

/** Whether no id occurs twice. Items without one get theirs from the server. */
export const areDistinct = (ids: readonly (string | undefined)[]): boolean => {
  const chosen = ids.filter((chosenId) => chosenId !== undefined)
  return new Set(chosen).size === chosen.length
}

/** The id of a new item, if the client chooses it. */
export const clientChosenId = id.optional().meta({ description: 'A client-chosen id. It makes the call repeatable' })

/** The key of a call, as a field of its input: see `retries/once.ts`. */
export const callId = id.optional().meta({
  description: 'A client-chosen UUID. It makes the call repeatable: the same call with the same id is executed once',
})

/** Trimmed and in lower case, as addresses are unique in that form. */
export const email = z.string().trim().toLowerCase().pipe(z.email().max(254)).meta({ format: 'email' })

/** The most characters of a title or a name. */
export const maxTitleLength = 150

export const title = line(1, maxTitleLength)

export const maxNotesLength = 5000

export const notes = text(0, maxNotesLength)

/** A date without a time, `YYYY-MM-DD`, that exists in the calendar. */
export const day = z.iso
  .date()
  // PostgreSQL has no year 0.
  .refine((text) => !text.startsWith('0000'))
  .meta({ id: 'Day', description: 'A date without a time, as `YYYY-MM-DD`' })

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime().meta({ id: 'Instant', description: 'An instant in UTC' })

/** When an item changed last, in responses. */
export const updatedAtField = instant.meta({ description: 'When it changed last' })

/** When something was done on a device that was offline. */
export const doneAt = instant.optional().meta({
  description:
    'When it was done, by default now: at most 72 hours ago and 2 minutes in the future. It counts for the day (week) of that moment in the time zone of the request.',
})

/** Part of the answer to a request for approval. */
export const requestedAt = instant
  .optional()
  .meta({ description: 'When the request was made that is answered: a later one is then left alone' })

export const lang = z.enum(['bg', 'en']).meta({ id: 'Language' })

export const page = z.number().int().min(1).default(1).meta({ description: 'Which page, from 1' })

export const limit = z.number().int().min(1).max(100).default(20).meta({ description: 'The number of items on a page' })

/** The result of calls that return nothing. */
export const nothing = z.null()

export const idInput = z.object({ id })

/** The group comes from the path, so that `id` can be a client-chosen one. */
export const groupInput = z.object({ groupId: id })

/**
 * Marks a response schema whose use case builds each field. Responses are not validated again, which would take a tenth
 * of the time of a list. Tests validate every response against the OpenAPI document.
 */
export const asBuilt = <Schema extends z.ZodType>(schema: Schema): Schema =>
  Object.assign(schema, { parse: (value: unknown) => value })
