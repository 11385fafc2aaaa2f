import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Card } from '@questboard/api/board/schema'
import { currentLocale } from '../../../app/locale.ts'
import { quoted } from './quoted.ts'

/** A card in one or two sentences, for screen readers. */
export function useCardText({ kind, text = '', author = '', question, task, gold = 0, gems = 0 }: Card): string {
  const { t } = useLingui()
  const quote = quoted(text, currentLocale())
  const asked = question?.text ?? ''
  const title = task?.title ?? ''
  switch (kind) {
    case 'fact':
      return t`A fact: ${text}`
    case 'quote':
      return t`A quote: ${quote} ${author}`
    case 'question':
      return t`A question: ${asked} Answer it on its card, next to the board.`
    case 'task':
      return t`A challenge: ${title}. Accept it on its card, next to the board.`
    case 'bonus':
      return t`${plural(gold, { one: 'A bonus: # gold', other: 'A bonus: # gold' })}`
    case 'specialBonus':
      return gems > 0
        ? t`${plural(gems, { one: 'A special bonus: # gem', other: 'A special bonus: # gems' })}`
        : t`${plural(gold, { one: 'A special bonus: # gold', other: 'A special bonus: # gold' })}`
    default:
      return ''
  }
}
