import { useLingui as useTranslations } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { WebhookEvent } from '@questboard/api/webhooks/schema'
import { eventNames } from './event-names.ts'
import classes from './webhooks.module.css'

type EventChoiceProps = {
  offered: readonly WebhookEvent[]
  chosen: readonly WebhookEvent[]
  onChange: (chosen: WebhookEvent[]) => void
}

/** The events of a webhook: all, or a selection. */
export function EventChoice({ offered, chosen, onChange }: EventChoiceProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  const names = Object.keys(eventNames).filter((name): name is WebhookEvent => offered.some((one) => one === name))
  const isAll = chosen.length === offered.length
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    onChange(offered.filter((one) => (one === event ? isChosen : chosen.includes(one))))
  return (
    <fieldset className={classes.events}>
      <legend className={classes.legend}>{t`Events`}</legend>
      <Checkbox
        label={t`All events below`}
        checked={isAll}
        size="md"
        indeterminate={!isAll && chosen.length > 0}
        onChange={(change) => onChange(change.currentTarget.checked ? [...offered] : [])}
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
    </fieldset>
  )
}
