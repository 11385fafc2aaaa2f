import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'

type TabletNameProps = { value: string; onChange: (name: string) => void; error: string | null }

/** The name of a tablet, for people who have several. */
export function TabletName({ value, onChange, error }: TabletNameProps) {
  const { t } = useLingui()
  return (
    <TextInput
      label={t`Name of the tablet`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      maxLength={50}
      dir="auto"
      autoComplete="off"
      data-autofocus
      autoFocus
    />
  )
}
