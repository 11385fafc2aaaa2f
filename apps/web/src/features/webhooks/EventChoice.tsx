import { useLingui as useTranslations } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { everyEvent, type NamedEvent, type WebhookEvent } from '@questboard/api/webhooks/schema'
import { eventNames } from './event-names.ts'
import classes from './webhooks.module.css'

type EventChoiceProps = {
  offered: readonly WebhookEvent[]
  chosen: readonly NamedEvent[]
  /** What everything means for the owner. */
  everything: string
  onChange: (chosen: NamedEvent[]) => void
}

/** The events of a webhook: all, or a selection. */
export function EventChoice({ offered, chosen, everything, onChange }: EventChoiceProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  const names = Object.keys(eventNames).filter((name): name is WebhookEvent => offered.some((one) => one === name))
  // Others were chosen by a program, and stay.
  const isOffered = (event: NamedEvent) => offered.some((one) => one === event)
  const others = chosen.filter((event) => !isOffered(event))
  const listed = chosen.filter(isOffered)
  const isAll = listed.length === offered.length
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    onChange([...offered.filter((one) => (one === event ? isChosen : chosen.includes(one))), ...others])
  const chooseEvery = (isChosen: boolean) =>
    onChange(isChosen ? [...chosen, everyEvent] : chosen.filter((one) => one !== everyEvent))
  return (
    <fieldset className={classes.events}>
      <legend className={classes.legend}>{t`Events`}</legend>
      <Checkbox
        label={t`All events below`}
        checked={isAll}
        size="md"
        indeterminate={!isAll && listed.length > 0}
        onChange={(change) => onChange(change.currentTarget.checked ? [...offered, ...others] : others)}
      />
      <div className={classes.each}>
        {names.map((name) => (
          <Checkbox
            key={name}
            size="md"
            label={_(eventNames[name])}
            checked={chosen.includes(name)}
            onChange={(change) => choose(name, change.currentTarget.checked)}
          />
        ))}
      </div>
      <Checkbox
        mt="md"
        size="md"
        label={_(eventNames[everyEvent])}
        description={everything}
        checked={chosen.includes(everyEvent)}
        onChange={(change) => chooseEvery(change.currentTarget.checked)}
      />
    </fieldset>
  )
}
