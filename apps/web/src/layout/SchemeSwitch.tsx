import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useColorScheme } from '../app/use-color-scheme.ts'
import { IconButton } from '../ui/IconButton.tsx'

/** Switches between light and dark. Until it is used, the system decides. */
export function SchemeSwitch() {
  const { t } = useLingui()
  const { isDark, setColorScheme } = useColorScheme()
  const label = isDark ? t`Light colours` : t`Dark colours`
  return (
    <IconButton size={34} aria-label={label} title={label} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      {isDark ? <IconSun size={20} /> : <IconMoon size={20} />}
    </IconButton>
  )
}
