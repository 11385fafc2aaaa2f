import { Trans } from '@lingui/react/macro'
import { LoadingOrError } from '../../../app/LoadingOrError.tsx'
import { trpc } from '../../../app/trpc.ts'
import { HideContents } from '../../preferences/HideContents.tsx'
import { MorningSummary } from '../../preferences/MorningSummary.tsx'
import { Nudge } from '../../preferences/Nudge.tsx'
import { QuietHours } from '../../preferences/QuietHours.tsx'
import { Topics } from '../../preferences/Topics.tsx'
import { WeeklyEmail } from '../../preferences/WeeklyEmail.tsx'
import { PushDevices } from '../../push/PushDevices.tsx'
import { SettingCard } from './SettingCard.tsx'

export function NotificationSettings() {
  return (
    <>
      <SettingCard of="push">
        <PushDevices />
      </SettingCard>
      <Preferences />
    </>
  )
}

function Preferences() {
  const query = trpc.preferences.read.useQuery({})
  const hasMail = trpc.config.read.useQuery({}).data?.mail ?? false
  const { data } = query
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load your settings</Trans>} />
  return (
    <>
      <SettingCard of="quiet-hours">
        <QuietHours preferences={data} />
      </SettingCard>
      <SettingCard of="lock-screen">
        <HideContents preferences={data} />
      </SettingCard>
      <SettingCard of="topics">
        <Topics preferences={data} hasMail={hasMail} />
      </SettingCard>
      <SettingCard of="morning-summary">
        <MorningSummary preferences={data} hasMail={hasMail} />
      </SettingCard>
      <SettingCard of="evening-nudge">
        <Nudge preferences={data} />
      </SettingCard>
      {hasMail && (
        <SettingCard of="weekly-email">
          <WeeklyEmail preferences={data} />
        </SettingCard>
      )}
    </>
  )
}
