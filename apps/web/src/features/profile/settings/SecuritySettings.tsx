import { useLingui } from '@lingui/react/macro'
import { trpc } from '../../../app/trpc.ts'
import { OwnPin } from '../../pins/OwnPin.tsx'
import { SessionList } from '../../sessions/SessionList.tsx'
import { SignInServices } from '../../social/SignInServices.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { PasswordForm } from '../PasswordForm.tsx'
import { Passkeys } from '../passkeys/Passkeys.tsx'
import { SecondFactor } from '../second-factor/SecondFactor.tsx'
import { SettingCard } from './SettingCard.tsx'

export function SecuritySettings() {
  const { t } = useLingui()
  const { data: config } = trpc.config.read.useQuery({})
  const byPassword = config?.passwordSignIn !== false
  const oidc = config?.oidc?.name ?? null
  return (
    <>
      <SettingCard of="email">
        <EmailForm />
      </SettingCard>
      {byPassword && (
        <SettingCard of="password">
          <PasswordForm />
        </SettingCard>
      )}
      {(oidc ?? config?.googleClientId) && (
        <SettingCard of="services">
          <SignInServices oidc={oidc} />
        </SettingCard>
      )}
      <SettingCard of="passkeys">
        <Passkeys />
      </SettingCard>
      <SettingCard of="code">
        <SecondFactor />
      </SettingCard>
      <SettingCard of="devices" text={byPassword ? undefined : t`Don’t recognise one? Sign it out.`}>
        <SessionList />
      </SettingCard>
      <SettingCard of="tablet">
        <OwnPin />
      </SettingCard>
    </>
  )
}
