import { useLingui as useTranslations } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Skeleton } from '@mantine/core'
import { everyEvent, type NamedEvent, type WebhookEvent } from '@questboard/api/webhooks/schema'
import { Suspense, useState } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { EventBoxes } from './EventBoxes.tsx'
import { eventNames } from './event-names.ts'
import classes from './webhooks.module.css'

const SingleEvents = lazyWithRetry(() => import('./SingleEvents.tsx'))

type EventChoiceProps = {
  /** Notifications. */
  offered: readonly WebhookEvent[]
  /** What happens to the owner, which needs no notification. */
  single: readonly NamedEvent[]
  chosen: readonly NamedEvent[]
  /** What everything means for the owner. */
  everything: string
  onChange: (chosen: NamedEvent[]) => void
}

/** The events of a webhook: all, or a selection. */
export function EventChoice({ offered, single, chosen, everything, onChange }: EventChoiceProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  const names = Object.keys(eventNames).filter((name): name is WebhookEvent => offered.some((known) => known === name))
  // Others were chosen by a program, and stay.
  const isOffered = (event: NamedEvent) => offered.some((known) => known === event)
  const others = chosen.filter((event) => !isOffered(event))
  const listed = chosen.filter(isOffered)
  const chosenSingle = single.filter((event) => chosen.includes(event))
  const isEvery = chosen.includes(everyEvent)
  const [opened, setOpened] = useState(chosenSingle.length > 0)
  const isAll = listed.length === offered.length
  // Everything contains the others, so a list without a tick would only look as if nothing was chosen.
  const showsList = !isEvery || listed.length > 0
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    onChange([...offered.filter((other) => (other === event ? isChosen : chosen.includes(other))), ...others])
  const chooseOther = (event: NamedEvent, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, event] : chosen.filter((other) => other !== event))
  return (
    <fieldset className={classes.events}>
      <legend className={classes.legend}>{t`Events`}</legend>
      <Checkbox
        size="md"
        label={_(eventNames[everyEvent])}
        description={everything}
        checked={isEvery}
        onChange={(change) => chooseOther(everyEvent, change.currentTarget.checked)}
      />
      {showsList && (
        <>
          <Checkbox
            mt="md"
            label={t`All events below`}
            checked={isAll}
            size="md"
            indeterminate={!isAll && listed.length > 0}
            onChange={(change) => onChange(change.currentTarget.checked ? [...offered, ...others] : others)}
          />
          <EventBoxes offered={names} chosen={chosen} choose={choose} />
        </>
      )}
      {!isEvery && (
        <details
          className={classes.single}
          open={opened}
          onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
        >
          <summary>
            <Trans>Choose one by one</Trans>
            {chosenSingle.length > 0 && ` · ${formatNumber(chosenSingle.length)}`}
          </summary>
          {opened && (
            <Suspense fallback={<Skeleton height={160} />}>
              <SingleEvents offered={single} chosen={chosen} choose={chooseOther} />
            </Suspense>
          )}
        </details>
      )}
    </fieldset>
  )
}
