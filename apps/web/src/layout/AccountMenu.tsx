import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { showNotOpened } from '../app/mutations/on-demand.ts'
import { trpc } from '../app/trpc.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Portrait } from '../ui/Portrait.tsx'
import { useMedia } from '../ui/use-media.ts'
import classes from './AccountMenu.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/** Settings and signing out. On small screens it also has everything that does not fit into the bar. */
export function AccountMenu() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isSmall = useMedia('(max-width: 64em)')
  const [{ name, imageUrl }] = trpc.profile.read.useSuspenseQuery({})
  const go = (href: string) => void navigate({ href })
  return (
    <ActionMenu
      label={t`${name}’s account`}
      button={<Portrait name={name} imageUrl={imageUrl} size={36} />}
      buttonClassName={classes.button}
      heading={name}
      actions={() => import('./menu-actions.tsx').then(({ accountActions }) => accountActions(go, { isSmall }))}
      onFailed={showNotOpened}
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
