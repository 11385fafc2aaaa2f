import { Trans, useLingui } from '@lingui/react/macro'
import type { Card } from '@questboard/api/board/schema'
import { currentLocale } from '../../../app/locale.ts'
import { Amount } from '../../../ui/Amount.tsx'
import classes from './card.module.css'
import { quoted } from './quoted.ts'

/** What is written on a card. */
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
              <Trans>This question is answered.</Trans>
            </p>
          ) : (
            <p className={classes.small}>
              <Trans>A right answer brings gold and experience. You have one try.</Trans>
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
                When it is done: <Amount currency="gold" value={card.task.gold} chip />
              </Trans>
            </p>
          )}
        </>
      )
    case 'bonus':
      return (
        <p className={classes.text}>
          <Trans>Somebody dropped a purse on this square. Finders keepers!</Trans>
        </p>
      )
    case 'specialBonus':
      return (
        <p className={classes.text}>
          {card.gems ? (
            <Trans>Something sparkles under the tile. What a find!</Trans>
          ) : (
            <Trans>Today's gems from the squares are all found. Here is gold instead.</Trans>
          )}
        </p>
      )
    default:
      return null
  }
}
