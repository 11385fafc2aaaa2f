import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx'
import { Page } from '../../ui/Page.tsx'
import { CalendarAddress } from '../calendar/CalendarAddress.tsx'
import { SoundSwitch } from '../celebration/SoundSwitch.tsx'
import { HolidaySwitch } from '../days/HolidaySwitch.tsx'
import { TransferCard } from '../import-export/TransferCard.tsx'
import { InstallOffer } from '../offline/InstallOffer.tsx'
import { OwnPin } from '../pins/OwnPin.tsx'
import { DataCard } from '../privacy/DataCard.tsx'
import { SessionList } from '../sessions/SessionList.tsx'
import { OwnTags } from '../tags/OwnTags.tsx'
import { TokenList } from '../tokens/TokenList.tsx'
import { WebhookList } from '../webhooks/WebhookList.tsx'
import { AvatarChoice } from './AvatarChoice.tsx'
import { DayStartChoice } from './DayStartChoice.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { QuickAddSwitch } from './QuickAddSwitch.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'
import classes from './SettingsPage.module.css'

/** The settings of the account and of the app. */
export function SettingsPage() {
  const { t } = useLingui()
  usePageTitle(t`Settings`)
  return (
    <Page width={60} isStacked className={classes.page} title={<Trans>Settings</Trans>}>
      <Section title={<Trans>Profile</Trans>}>
        <NameForm />
      </Section>
      <Section title={<Trans>Avatar</Trans>} text={<Trans>It rides on your pawn.</Trans>}>
        <AvatarChoice />
      </Section>
      <Section title={<Trans>History</Trans>} text={<Trans>Where your gold, gems and XP came from.</Trans>}>
        <Button variant="light" renderRoot={(props) => <Link to="/balances" {...props} />}>
          <Trans>View history</Trans>
        </Button>
      </Section>
      <Section title={<Trans>Tags</Trans>} text={<Trans>Labels for your tasks and missions.</Trans>}>
        <OwnTags />
      </Section>
      <Section title={<Trans>Language</Trans>} text={<Trans>For the app, e-mails and board cards.</Trans>}>
        <LanguageSwitch />
      </Section>
      <Section title={<Trans>Your day</Trans>} text={<Trans>Up late? Let your day end when you go to bed.</Trans>}>
        <DayStartChoice />
      </Section>
      <Section title={<Trans>Holiday mode</Trans>} text={<Trans>Pause the game. Your board waits for you.</Trans>}>
        <HolidaySwitch />
      </Section>
      <Section title={<Trans>Quick add</Trans>} text={<Trans>The line in which you write new tasks.</Trans>}>
        <QuickAddSwitch />
      </Section>
      <Section title={<Trans>Colours</Trans>} text={<Trans>On this device.</Trans>}>
        <SchemeChoice />
      </Section>
      <Section title={<Trans>Sounds</Trans>} text={<Trans>On this device.</Trans>}>
        <SoundSwitch />
      </Section>
      <Section
        title={<Trans>App</Trans>}
        text={<Trans>It opens from the home screen of this device, even without internet.</Trans>}
      >
        <InstallOffer />
      </Section>
      <Section
        title={<Trans>Password</Trans>}
        text={
          <Trans>
            A new password signs you out on your other devices. Your calendar address and API tokens stop working, and
            your webhooks stop until you give them a new secret.
          </Trans>
        }
      >
        <PasswordForm />
      </Section>
      <Section
        title={<Trans>Your devices</Trans>}
        text={<Trans>Don’t recognise one? Sign it out and change your password.</Trans>}
      >
        <SessionList />
      </Section>
      <Section
        title={<Trans>Family tablet</Trans>}
        text={<Trans>Play on a shared tablet with a PIN, and choose what its wall shows of you.</Trans>}
      >
        <OwnPin />
      </Section>
      <Section
        title={<Trans>Calendar</Trans>}
        text={<Trans>Missions and repeating tasks in the calendar you already use.</Trans>}
      >
        <CalendarAddress />
      </Section>
      <Section
        title={<Trans>Import and export</Trans>}
        text={<Trans>From a spreadsheet, Todoist or Habitica. Export any time.</Trans>}
      >
        <TransferCard />
      </Section>
      <Section
        title={<Trans>API tokens</Trans>}
        text={<Trans>Let scripts and apps use your account, with only the access you choose.</Trans>}
      >
        <TokenList />
      </Section>
      <Section
        title={<Trans>Webhooks</Trans>}
        text={<Trans>Send your notifications to another app as they happen.</Trans>}
      >
        <WebhookList />
      </Section>
      <Section title={<Trans>Your data</Trans>} text={<Trans>It’s yours. Download it or delete it any time.</Trans>}>
        <DataCard />
      </Section>
    </Page>
  )
}

function Section({ title, text, children }: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  return (
    <Paper component="section" className={classes.section} radius="lg" withBorder>
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        {text && (
          <Text c="dimmed" size="sm" mt={4}>
            {text}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </Paper>
  )
}
