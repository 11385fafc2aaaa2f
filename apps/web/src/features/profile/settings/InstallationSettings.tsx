import { AccountList } from '../../installation/AccountList.tsx'
import { BackupList } from '../../installation/BackupList.tsx'
import { Health } from '../../installation/Health.tsx'
import { PlaceForm } from '../../installation/PlaceForm.tsx'
import { ServerSettings } from '../../installation/ServerSettings.tsx'
import { SettingCard } from './SettingCard.tsx'

/** The page of the owner of the installation. */
export function InstallationSettings() {
  return (
    <>
      <SettingCard of="place">
        <PlaceForm />
      </SettingCard>
      <SettingCard of="health">
        <Health />
      </SettingCard>
      <SettingCard of="backups">
        <BackupList />
      </SettingCard>
      <SettingCard of="accounts">
        <AccountList />
      </SettingCard>
      <SettingCard of="operator">
        <ServerSettings />
      </SettingCard>
    </>
  )
}
