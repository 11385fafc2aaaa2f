import { Switch, VisuallyHidden } from '@mantine/core'
import type { UpdatePreferences } from '@questboard/api/preferences/schema'
import { IconMinus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useChange } from './change.ts'

type PreferenceSwitchProps = {
  label: string
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean
  description?: ReactNode
  isOn: boolean
  /** Whether some of what it switches is on. */
  isPartlyOn?: boolean
  /** Whether it only shows the state. */
  isFixed?: boolean
  /** What is saved when it is switched. */
  change: (on: boolean) => UpdatePreferences
}

/** A preference that is saved as soon as it is switched. */
export function PreferenceSwitch({
  label,
  isLabelHidden = false,
  description,
  isOn,
  isPartlyOn = false,
  isFixed = false,
  change,
}: PreferenceSwitchProps) {
  const save = useChange()
  // The mutation's own pending state changes too late for a switch.
  const [wanted, setWanted] = useState<boolean>()

  async function turn(on: boolean) {
    setWanted(on)
    await save(change(on))
    setWanted(undefined)
  }

  return (
    <Switch
      size="lg"
      label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {...(isLabelHidden && { styles: { label: { padding: 0 } } })}
      description={description}
      disabled={isFixed}
      thumbIcon={isPartlyOn ? <IconMinus size={14} color="var(--mantine-color-dark-6)" /> : undefined}
      checked={wanted ?? isOn}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  )
}
