import { type FailureCode, readFailure } from './failure.ts'
import { failureText } from './failure-text.ts'
import { refusedFields } from './refusal-details.ts'

type Form<Field extends string> = {
  setFieldError: (field: Field, text: string) => void
  getInputNode: (field: Field) => HTMLElement | null
}

type Fields<Field extends string> = {
  /** The text of each field, shown when the server rejects the field. */
  texts: Record<Field, string>
  /** The error codes that concern one field. */
  codes?: Partial<Record<FailureCode, Field>>
}

/**
 * Shows a failure next to the fields that it concerns. If it concerns none of them, the text is returned, and the form
 * shows it.
 */
export async function showInForm<Field extends string>(
  form: Form<Field>,
  error: unknown,
  { texts, codes = {} }: Fields<Field>,
): Promise<string | null> {
  const { code } = readFailure(error)
  const refused = refusedFields(error).filter((field): field is Field => Object.hasOwn(texts, field))
  for (const field of refused) form.setFieldError(field, texts[field])
  const field = codes[code]
  const text = refused.length > 0 ? null : await failureText(code)
  if (field && text) form.setFieldError(field, text)
  const first = refused[0] ?? field
  if (!first) return text
  form.getInputNode(first)?.focus()
  return null
}
