import { LanguageSwitch } from '../../../layout/LanguageSwitch.tsx'
import { InstallOffer } from '../../offline/InstallOffer.tsx'
import { AvatarChoice } from '../AvatarChoice.tsx'
import { NameForm } from '../NameForm.tsx'
import { SchemeChoice } from '../SchemeChoice.tsx'
import { SettingCard } from './SettingCard.tsx'

export function ProfileSettings() {
  return (
    <>
      <SettingCard of="name">
        <NameForm />
      </SettingCard>
      <SettingCard of="avatar">
        <AvatarChoice />
      </SettingCard>
      <SettingCard of="language">
        <LanguageSwitch />
      </SettingCard>
      <SettingCard of="colours">
        <SchemeChoice />
      </SettingCard>
      <SettingCard of="app">
        <InstallOffer />
      </SettingCard>
    </>
  )
}
