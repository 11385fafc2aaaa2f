import { Switch } from '@mantine/core'
import type { UpdatePreferences } from '@questboard/api/preferences/schema'
import { type ReactNode, useState } from 'react'
import { useChange } from './change.ts'

interface PreferenceSwitchProps {
  label: string
  description?: ReactNode
  isOn: boolean
  /** What is saved when it is switched. */
  change: (on: boolean) => UpdatePreferences
}

/** A preference that is saved as soon as it is switched. */
export function PreferenceSwitch({ label, description, isOn, change }: PreferenceSwitchProps) {
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
      label={label}
      description={description}
      checked={wanted ?? isOn}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  )
}
