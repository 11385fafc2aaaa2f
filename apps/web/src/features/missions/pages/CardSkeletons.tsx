import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import classes from '../../../ui/card.module.css'

/** Placeholders of loading mission cards. */
export function CardSkeletons() {
  const { t } = useLingui()
  return (
    <div className={classes.cards} role="status" aria-label={t`Loading`}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton height={22} width="60%" mt="xs" />
          <Skeleton height={12} radius="xl" />
          <Skeleton height={18} width="40%" />
        </div>
      ))}
    </div>
  )
}
