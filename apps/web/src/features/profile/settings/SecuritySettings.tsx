import { OwnPin } from '../../pins/OwnPin.tsx'
import { SessionList } from '../../sessions/SessionList.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { PasswordForm } from '../PasswordForm.tsx'
import { SecondFactor } from '../second-factor/SecondFactor.tsx'
import { SettingCard } from './SettingCard.tsx'

export function SecuritySettings() {
  return (
    <>
      <SettingCard of="email">
        <EmailForm />
      </SettingCard>
      <SettingCard of="password">
        <PasswordForm />
      </SettingCard>
      <SettingCard of="code">
        <SecondFactor />
      </SettingCard>
      <SettingCard of="devices">
        <SessionList />
      </SettingCard>
      <SettingCard of="tablet">
        <OwnPin />
      </SettingCard>
    </>
  )
}
