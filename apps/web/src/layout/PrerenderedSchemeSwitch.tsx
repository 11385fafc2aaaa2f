import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { IconButton } from '../ui/IconButton.tsx'
import classes from './PublicLayout.module.css'

/**
 * The colour scheme switch of a prerendered page. The scheme is not known while building, so the style sheet shows one
 * of two buttons.
 */
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
