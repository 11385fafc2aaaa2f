import { Trans, useLingui } from '@lingui/react/macro'
import type { Card } from '@questboard/api/board/schema'
import { currentLocale } from '../../../app/locale.ts'
import { Amount } from '../../../ui/Amount.tsx'
import classes from './card.module.css'
import { quoted } from './quoted.ts'

/** The text of a card. */
export function CardFace({ card }: { card: Card }) {
  const { i18n } = useLingui()
  switch (card.kind) {
    case 'fact':
      return <p className={classes.text}>{card.text}</p>
    case 'quote':
      return (
        <figure className={classes.quote}>
          <blockquote>{quoted(card.text ?? '', currentLocale())}</blockquote>
          <figcaption lang={i18n.locale}>{card.author}</figcaption>
        </figure>
      )
    case 'question':
      return (
        <>
          <p className={classes.text}>{card.question?.text}</p>
          {card.settled ? (
            <p className={classes.small}>
              <Trans>You’ve already answered this question.</Trans>
            </p>
          ) : (
            <p className={classes.small}>
              <Trans>Answer correctly for gold and XP. You get one try.</Trans>
            </p>
          )}
        </>
      )
    case 'task':
      return (
        <>
          <p className={classes.challenge}>{card.task?.title}</p>
          <p className={classes.text}>{card.task?.notes}</p>
          {card.task && (
            <p className={classes.promise}>
              <Trans>
                Reward: <Amount currency="gold" value={card.task.gold} chip />
              </Trans>
            </p>
          )}
        </>
      )
    case 'bonus':
      return (
        <p className={classes.text}>
          <Trans>Someone dropped a purse on this square. Finders keepers!</Trans>
        </p>
      )
    case 'specialBonus':
      return (
        <p className={classes.text}>
          {card.gems ? (
            <Trans>Something sparkles under the tile. What a find!</Trans>
          ) : (
            <Trans>You’ve found all of today’s gems. Have some gold instead.</Trans>
          )}
        </p>
      )
    default:
      return null
  }
}
