import { useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { Segments } from '../../ui/Segments.tsx'

/** Light, dark, or as the system has it. */
export function SchemeChoice() {
  const { t } = useLingui()
  // As in SchemeSwitch: no style element may be written.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <Segments
      label={t`Colours`}
      value={colorScheme}
      onChoose={setColorScheme}
      segments={[
        { value: 'auto', text: t`As the system` },
        { value: 'light', text: t`Light` },
        { value: 'dark', text: t`Dark` },
      ]}
    />
  )
}
