import { useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { Segments } from '../../ui/Segments.tsx'

/** Light, dark, or the system's colour scheme. */
export function SchemeChoice() {
  const { t } = useLingui()
  // As in SchemeSwitch: the content security policy allows no style element.
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
