import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { readFailure } from './failure.ts'
import { failureText } from './failure-text.ts'

/** The text for a failure in the current language; a default text while it loads. */
export const useFailureText = (error: unknown): string => useCodeText(readFailure(error).code)

/** The text for an error code. @param name the member for whom it was refused */
export function useCodeText(code: string, name?: string): string {
  const { t, i18n } = useLingui()
  const [text, setText] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows the language
  useEffect(() => {
    let isCurrent = true
    void failureText(code, name).then((loaded) => isCurrent && setText(loaded))
    return () => {
      isCurrent = false
    }
  }, [code, name, i18n.locale])
  return text ?? t`Something went wrong on our side. Try again in a moment.`
}
