import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { leave } from '../app/leave.ts'
import { trpc } from '../app/trpc.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { Portrait } from '../ui/Portrait.tsx'
import classes from './AccountMenu.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { pages } from './pages.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { buyGems, storePages } from './store-pages.tsx'

/** Settings and Sign out; on small screens also everything that the bar has no room for. */
export function AccountMenu() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isSmall = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [{ name, imageUrl }] = trpc.profile.read.useSuspenseQuery({})
  const toPage = ({ to, label, icon }: (typeof pages | typeof storePages)[number]): MenuAction => ({
    id: to,
    label,
    icon,
    onChoose: () => void navigate({ to }),
  })
  const pageActions = [...pages.map(toPage), buyGems, ...storePages.map(toPage)]
  return (
    <ActionMenu
      label={t`Account of ${name}`}
      button={<Portrait name={name} imageUrl={imageUrl} size={36} />}
      buttonClassName={classes.button}
      heading={name}
      actions={[
        ...(isSmall ? pageActions : []),
        {
          id: 'settings',
          label: <Trans>Settings</Trans>,
          icon: IconSettings,
          onChoose: () => void navigate({ to: '/settings' }),
        },
        { id: 'leave', label: <Trans>Sign out</Trans>, icon: IconLogout, onChoose: () => void leave() },
      ]}
      footer={
        isSmall && (
          <div className={classes.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        )
      }
    />
  )
}
