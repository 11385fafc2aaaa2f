import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import type { BoardItem } from '@questboard/api/store/schema'
import { Amount } from '../../ui/Amount.tsx'
import { themeOf } from '../board/board-theme.ts'
import { Owned } from './AvatarTile.tsx'
import { BuyButton } from './BuyButton.tsx'
import { boardTexts } from './board-texts.ts'
import { InUse } from './InUse.tsx'
import { openBuyBoard } from './open-buy.tsx'
import { type Purse, pricesOf } from './price.ts'
import { selectBoard } from './select-board.tsx'
import classes from './tiles.module.css'

type BoardTileProps = {
  board: BoardItem
  purse: Purse
  /** The pawn's position, only for the current board. */
  position: number | null
}

/** A board: its picture, length, squares and price. */
export function BoardTile({ board, purse, position }: BoardTileProps) {
  const { t, i18n } = useLingui()
  const { id, name, imagePath, size, owned } = board
  const prices = pricesOf(board)
  const isPlayed = position !== null
  return (
    <li className={classes.tile} data-item={id} data-current={isPlayed || undefined}>
      <img className={classes.view} src={imagePath} alt="" width={400} height={250} loading="lazy" />
      <Group justify="space-between" gap="xs">
        <h3 className={classes.name}>{name}</h3>
        {owned ? (
          <Owned />
        ) : (
          prices.map(({ currency, price }) => <Amount key={currency} currency={currency} value={price} />)
        )}
      </Group>
      <p className={classes.about}>
        <strong>{t`${plural(size, { one: '# square', other: '# squares' })}`}.</strong>{' '}
        {i18n._(boardTexts[themeOf(id)])}
      </p>
      <InUse
        isInUse={isPlayed}
        button={
          <BuyButton
            name={name}
            prices={prices}
            purse={purse}
            owned={owned}
            use={{ text: t`Play here`, label: t`Play here: “${name}”` }}
            onClick={() => (owned ? void selectBoard(board) : openBuyBoard(board))}
          />
        }
      >
        <Trans>You play here, on square {position}</Trans>
      </InUse>
    </li>
  )
}
