import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SoundSwitch } from '../../celebration/SoundSwitch.tsx'
import { HolidaySwitch } from '../../days/HolidaySwitch.tsx'
import { OwnDaysOff } from '../../days-off/OwnDaysOff.tsx'
import { OwnTags } from '../../tags/OwnTags.tsx'
import { DayStartChoice } from '../DayStartChoice.tsx'
import { QuickAddSwitch } from '../QuickAddSwitch.tsx'
import { SettingCard } from './SettingCard.tsx'

export function GameSettings() {
  return (
    <>
      <SettingCard of="day">
        <DayStartChoice />
      </SettingCard>
      <SettingCard of="holiday">
        <HolidaySwitch />
        <OwnDaysOff />
      </SettingCard>
      <SettingCard of="quick-add">
        <QuickAddSwitch />
      </SettingCard>
      <SettingCard of="tags">
        <OwnTags />
      </SettingCard>
      <SettingCard of="sounds">
        <SoundSwitch />
      </SettingCard>
      <SettingCard of="history">
        <Button variant="light" renderRoot={(props) => <Link to="/balances" {...props} />}>
          <Trans>View history</Trans>
        </Button>
      </SettingCard>
    </>
  )
}
