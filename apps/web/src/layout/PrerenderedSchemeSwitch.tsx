import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { IconButton } from '../ui/IconButton.tsx'
import classes from './PublicLayout.module.css'

/** The switch of the colour schemes on a page that is drawn before anybody knows the scheme: the style shows one of two. */
export function PrerenderedSchemeSwitch() {
  const { t } = useLingui()
  const [dark, light] = [t`Dark colours`, t`Light colours`]
  return (
    <>
      <IconButton size={34} className={classes.inLight} data-scheme="dark" aria-label={dark} title={dark}>
        <IconMoon size={20} />
      </IconButton>
      <IconButton size={34} className={classes.inDark} data-scheme="light" aria-label={light} title={light}>
        <IconSun size={20} />
      </IconButton>
    </>
  )
}
