import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { leave } from '../app/leave.ts'
import { trpc } from '../app/trpc.ts'
import { Portrait } from '../ui/Portrait.tsx'
import classes from './AccountMenu.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { pages } from './pages.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/** Settings and Sign out; on small screens also everything that the bar has no room for. */
export function AccountMenu() {
  const { t } = useLingui()
  const [{ name, imageUrl }] = trpc.profile.read.useSuspenseQuery()
  return (
    <Menu position="bottom-end" width={240} offset={6} radius="md" shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t`Account of ${name}`}>
          <Portrait name={name} imageUrl={imageUrl} size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {pages.map(({ to, label, icon: Icon }) => (
          <Menu.Item
            key={to}
            className={classes.small}
            leftSection={<Icon size={18} />}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconSettings size={18} />} renderRoot={(props) => <Link to="/settings" {...props} />}>
          <Trans>Settings</Trans>
        </Menu.Item>
        <div className={classes.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
