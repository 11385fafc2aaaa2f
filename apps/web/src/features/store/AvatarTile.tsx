import { Trans, useLingui } from '@lingui/react/macro'
import type { Avatar } from '@questboard/api/store/schema'
import { IconCheck } from '@tabler/icons-react'
import { Amount } from '../../ui/Amount.tsx'
import { BuyButton } from './BuyButton.tsx'
import { InUse } from './InUse.tsx'
import { openBuyAvatar } from './open-buy.tsx'
import { type Purse, pricesOf } from './price.ts'
import classes from './tiles.module.css'
import { wear } from './wear.ts'

type AvatarTileProps = { avatar: Avatar; purse: Purse; isWorn: boolean }

/** An avatar with its price, or with the button to wear it once it is owned. */
export function AvatarTile({ avatar, purse, isWorn }: AvatarTileProps) {
  const { t } = useLingui()
  const { id, name, imagePath, owned } = avatar
  const prices = pricesOf(avatar)
  return (
    <li className={classes.tile} data-item={id} data-current={isWorn || undefined}>
      <img className={classes.face} src={imagePath} alt="" width={160} height={160} loading="lazy" />
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.price}>
        {owned ? (
          <Owned />
        ) : (
          prices.map(({ currency, price }) => <Amount key={currency} currency={currency} value={price} />)
        )}
      </p>
      <InUse
        isInUse={isWorn}
        button={
          <BuyButton
            name={name}
            prices={prices}
            purse={purse}
            owned={owned}
            use={{ text: t`Wear`, label: t`Wear “${name}”` }}
            onClick={() => (owned ? wear(avatar) : openBuyAvatar(avatar))}
          />
        }
      >
        <Trans>You’re wearing it</Trans>
      </InUse>
    </li>
  )
}

export function Owned() {
  return (
    <span className={classes.owned}>
      <IconCheck size={16} aria-hidden="true" />
      <Trans>Yours</Trans>
    </span>
  )
}
