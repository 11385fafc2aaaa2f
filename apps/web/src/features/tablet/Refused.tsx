import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useStore } from '../../ui/store.ts'
import classes from './tablet.module.css'
import { refusedStore } from './ticks.ts'

/** What the server refused: shown until someone has read it. */
export function Refused() {
  const { t } = useLingui()
  const refused = useStore(refusedStore)
  if (refused.length === 0) return null
  return (
    <div className={classes.refused} role="alert" aria-label={t`Not saved`}>
      <ul>
        {[...new Set(refused)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button size="lg" variant="white" color="red" onClick={() => refusedStore.write([])}>
        <Trans>Close</Trans>
      </Button>
    </div>
  )
}
