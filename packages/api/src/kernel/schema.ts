import { z } from 'zod'

/**
 * The shapes that all domains share. Text is trimmed and NFC, its bounds count code points.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is just what PostgreSQL's text cannot hold
const unstorable = /\u0000/

/** Without NUL and lone surrogates, which no text that is kept has. */
export const wellFormed = (value: string) => value.isWellFormed() && !unstorable.test(value)

export const codePoints = (value: string): number => {
  let count = 0
  for (const _ of value) count++
  return count
}

/** Marks (accents and the like) in a row that a text may have; the longest in any language are fewer than ten. */
const mostMarks = 64

/**
 * Whether text may be brought into NFC: the time that this takes grows with the square of how many marks follow one another,
 * to seconds for what a request can hold.
 */
export function isComposable(value: string): boolean {
  if (value.length <= mostMarks) return true
  for (const [run] of value.matchAll(/\p{M}{2,}/gu)) if (run.length > mostMarks) return false
  return true
}

/** Code units that come to one code point in NFC at most: four code points, each of two. */
const unitsOfOne = 8

/** The first code units of a text, and no half of a character. */
export const beginningOf = (value: string, units: number): string => {
  if (value.length <= units) return value
  const isHalf = (value.codePointAt(units - 1) ?? 0) > 0xffff
  return value.slice(0, isHalf ? units - 1 : units)
}

/** Text that is brought into NFC, which takes no time to speak of: what would is refused before. */
export const composed = (schema: z.ZodString, most: number) =>
  schema
    .refine(wellFormed, { message: 'has characters that cannot be stored', abort: true })
    .refine((value) => value.length <= most * unitsOfOne, { message: `at most ${most} characters`, abort: true })
    .refine(isComposable, { message: 'has too many accents in a row', abort: true })
    .normalize('NFC')

/**
 * Control characters, line breaks and the characters that reorder the text around them, all but NUL, which is refused. ZWJ and
 * ZWNJ are not among them: emoji and several scripts need them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const invisible = /[\u0001-\u001f\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu

/** Text without what could make it look like another text, or like several lines. */
export const visible = (value: string): string => value.replace(invisible, '')

const bounded = (schema: z.ZodString, least: number, most: number) =>
  composed(schema, most)
    .refine((value) => codePoints(value) >= least, {
      message: least === 1 ? 'required' : `at least ${least} characters`,
    })
    .refine((value) => codePoints(value) <= most, { message: `at most ${most} characters` })
    .meta({ minLength: least, maxLength: most })

/** Text as people write it, from `least` to `most` code points after trimming. */
export const text = (least: number, most: number) => bounded(z.string().trim(), least, most)

/** A name, label or title: text of one line, whose bounds count what is visible. Specification: Identity, text, time, money. */
export const line = (least: number, most: number) => bounded(z.string().overwrite(visible).trim(), least, most)

/** Any UUID, in lower case. */
export const id = z
  .guid()
  .toLowerCase()
  .meta({ id: 'Id', format: 'uuid', description: 'A UUID; the case of its letters is ignored' })

/** The key of a call, as a field of its input: see `retries/once.ts`. */
export const callId = id.optional().meta({
  description:
    'A UUID made by the client, so that the call can be sent again: the same call with the same id is done once',
})

/** Trimmed and in lower case: addresses are unique so. */
export const email = z.string().trim().toLowerCase().pipe(z.email().max(254)).meta({ format: 'email' })

export const title = line(1, 150)

export const notes = text(0, 5000)

/** A date without a time that exists in the calendar, `YYYY-MM-DD`. */
export const day = z.iso.date().meta({ id: 'Day', description: 'A date without a time, as `YYYY-MM-DD`' })

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime().meta({ id: 'Instant', description: 'An instant in UTC' })

/** When a thing was done on a device that was offline. */
export const doneAt = instant.optional().meta({
  description:
    'When it was done, if not now: at most 2 minutes in the future and 72 hours ago. It counts for the day (week) of that moment in the time zone of the request.',
})

/** In an answer to a request for approval. */
export const requestedAt = instant
  .optional()
  .meta({ description: 'When the request was made that is answered: a later one is then left alone' })

export const lang = z.enum(['bg', 'en']).meta({ id: 'Language' })

export const page = z.number().int().min(1).default(1).meta({ description: 'Which page, from 1' })

export const limit = z.number().int().min(1).max(100).default(20).meta({ description: 'How many stand on a page' })

/** What a call that returns nothing returns. */
export const nothing = z.null()

export const idInput = z.object({ id })

/**
 * A schema of answers whose verbs build them field by field, of the type that it has, wherever it is answered: they are not looked through again on
 * their way out, which takes a tenth of the time of a list. The tests hold every answer against the document.
 */
export const asBuilt = <Schema extends z.ZodType>(schema: Schema): Schema =>
  Object.assign(schema, { parse: (answer: unknown) => answer })
