import { useLingui } from '@lingui/react/macro'
import { SegmentedControl, useMantineColorScheme } from '@mantine/core'

/** Light, dark, or as the system has it. */
export function SchemeChoice() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label={t`Colours`}
      value={colorScheme}
      onChange={setColorScheme}
      data={[
        { value: 'auto', label: t`As the system` },
        { value: 'light', label: t`Light` },
        { value: 'dark', label: t`Dark` },
      ]}
      fullWidth
    />
  )
}
