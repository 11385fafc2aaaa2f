import { CalendarAddress } from '../../calendar/CalendarAddress.tsx'
import { AppList } from '../../oauth/AppList.tsx'
import { TokenList } from '../../tokens/TokenList.tsx'
import { WebhookList } from '../../webhooks/WebhookList.tsx'
import { SettingCard } from './SettingCard.tsx'

export function ConnectionSettings() {
  return (
    <>
      <SettingCard of="calendar">
        <CalendarAddress />
      </SettingCard>
      <SettingCard of="apps">
        <AppList />
      </SettingCard>
      <SettingCard of="tokens">
        <TokenList />
      </SettingCard>
      <SettingCard of="webhooks">
        <WebhookList />
      </SettingCard>
    </>
  )
}
