import { useLingui } from '@lingui/react/macro'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { IconButton } from '../ui/IconButton.tsx'

/** Turns between light and dark; until it is used the system decides. */
export function SchemeSwitch() {
  const { t } = useLingui()
  // Else it would write a style element for a moment, which the content security policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const scheme = useComputedColorScheme('light')
  const label = scheme === 'dark' ? t`Light colours` : t`Dark colours`
  return (
    <IconButton
      size={34}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      {scheme === 'dark' ? <IconSun size={20} /> : <IconMoon size={20} />}
    </IconButton>
  )
}
