import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import classes from './Screenshot.module.css'

/** The size in pixels of the pictures that `npm run landing-pictures` takes. */
const sizes = { wide: { width: 1440, height: 900 }, small: { width: 780, height: 1520 } }

/**
 * A screenshot of the dashboard, on a laptop or on a phone. All four pictures are in the page, and the browser loads
 * the visible one.
 */
export function Screenshot() {
  const { t, i18n } = useLingui()
  const picture = (size: keyof typeof sizes, scheme: 'light' | 'dark') => (
    <img
      src={`/landing/dashboard-${size}-${scheme}-${i18n.locale}.avif`}
      alt={t`The dashboard: the board with the pawn on its way, today’s tasks, a mission and the rewards`}
      className={classes.picture}
      data-size={size}
      data-scheme={scheme}
      loading="lazy"
      decoding="async"
      {...sizes[size]}
    />
  )
  return (
    <section className={classes.shown} aria-labelledby="screenshot">
      <div className={classes.text}>
        <Title order={2} id="screenshot" className={classes.heading}>
          <Trans>Your whole day on one board</Trans>
        </Title>
        <p>
          <Trans>Today’s tasks, your current mission and the rewards ahead: all at a glance, on any device.</Trans>
        </p>
      </div>
      <div className={classes.frame}>
        {picture('wide', 'light')}
        {picture('wide', 'dark')}
        {picture('small', 'light')}
        {picture('small', 'dark')}
      </div>
    </section>
  )
}
