import { readFailure } from './failure.ts'
import { failureText } from './failure-text.ts'
import { refusedFields } from './refused-fields.ts'

type Form<Field extends string> = {
  setFieldError: (field: Field, text: string) => void
  getInputNode: (field: Field) => HTMLElement | null
}

type Fields<Field extends string> = {
  /** What each field asks for, said when the server refuses it. */
  texts: Record<Field, string>
  /** The codes that are about one field. */
  codes?: Partial<Record<string, Field>>
}

/**
 * Shows why a call failed beside the fields that it is about. What is about none of them is returned, for the form to
 * show as a whole.
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
