import { useLingui } from '@lingui/react/macro'
import { useColorScheme } from '../../app/use-color-scheme.ts'
import { Segments } from '../../ui/Segments.tsx'

/** Light, dark, or the system's colour scheme. */
export function SchemeChoice() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useColorScheme()
  return (
    <Segments
      label={t`Colours`}
      value={colorScheme}
      onChoose={setColorScheme}
      segments={[
        { value: 'auto', text: t`Match system` },
        { value: 'light', text: t`Light` },
        { value: 'dark', text: t`Dark` },
      ]}
    />
  )
}
