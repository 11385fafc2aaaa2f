import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import type { People } from './use-people.ts'

/** What is wrong with the PIN, in words, and whether the pad is closed. */
export function usePinProblem({ locked, lockedUntil }: People[number]) {
  const { t } = useLingui()
  const [lastProblem, setLastProblem] = useState<{ text: string; times: number } | null>(null)

  const lockedText = (): string | null => {
    if (!locked) return null
    if (lockedUntil === null) return t`Too many tries. Ask a leader to unlock your PIN.`
    const left = new Date(lockedUntil).getTime() - Date.now()
    if (left <= 0) return null
    const minutes = Math.ceil(left / 60_000)
    return t`Too many tries. Wait ${plural(minutes, { one: '# minute', other: '# minutes' })} or ask a leader.`
  }

  async function explain(error: unknown): Promise<void> {
    const { code } = readFailure(error)
    const problem =
      code === 'wrongPin'
        ? t`Wrong PIN. Try again.`
        : code === 'pinLocked'
          ? t`Too many tries. Wait a little or ask a leader.`
          : await failureText(code)
    setLastProblem((before) => ({ text: problem, times: (before?.times ?? 0) + 1 }))
  }

  const shut = lockedText()
  return { problem: shut ? { text: shut, times: 0 } : lastProblem, isLocked: shut !== null, explain }
}
