import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { readFailure } from './failure.ts'

/** What a failure means, in the person's language; while the texts load, or when they cannot, the default one. */
export function useFailureText(error: unknown): string {
  const { t, i18n } = useLingui()
  const { code } = readFailure(error)
  const [text, setText] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows the language
  useEffect(() => {
    let isCurrent = true
    import('./errors/error-text.ts')
      .then(({ errorText }) => errorText(code))
      .then((found) => isCurrent && setText(found))
      .catch(() => setText(null))
    return () => {
      isCurrent = false
    }
  }, [code, i18n.locale])
  return text ?? t`Something went wrong on our side. Try again in a moment.`
}
