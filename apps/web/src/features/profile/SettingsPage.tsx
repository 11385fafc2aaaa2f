import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx'
import { CalendarAddress } from '../calendar/CalendarAddress.tsx'
import { SoundSwitch } from '../celebration/SoundSwitch.tsx'
import { HolidaySwitch } from '../days/HolidaySwitch.tsx'
import { TransferCard } from '../import-export/TransferCard.tsx'
import { InstallOffer } from '../offline/InstallOffer.tsx'
import { DataCard } from '../privacy/DataCard.tsx'
import { SessionList } from '../sessions/SessionList.tsx'
import { TokenList } from '../tokens/TokenList.tsx'
import { WebhookList } from '../webhooks/WebhookList.tsx'
import { AvatarChoice } from './AvatarChoice.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'
import classes from './SettingsPage.module.css'

/** The settings of the account and of the app. */
export function SettingsPage() {
  const { t } = useLingui()
  usePageTitle(t`Settings`)
  return (
    <div className={classes.page}>
      <Title order={1}>
        <Trans>Settings</Trans>
      </Title>
      <Section title={<Trans>Profile</Trans>}>
        <NameForm />
      </Section>
      <Section title={<Trans>Avatar</Trans>} text={<Trans>Your pawn carries it over the board.</Trans>}>
        <AvatarChoice />
      </Section>
      <Section
        title={<Trans>Balances</Trans>}
        text={<Trans>Why your gold, gems and experience are what they are.</Trans>}
      >
        <Button variant="light" renderRoot={(props) => <Link to="/balances" {...props} />}>
          <Trans>See what moved them</Trans>
        </Button>
      </Section>
      <Section title={<Trans>Language</Trans>} text={<Trans>For screens, e-mails and the cards on the board.</Trans>}>
        <LanguageSwitch />
      </Section>
      <Section title={<Trans>Holiday mode</Trans>} text={<Trans>For days on which the board may wait for you.</Trans>}>
        <HolidaySwitch />
      </Section>
      <Section title={<Trans>Colours</Trans>} text={<Trans>On this device.</Trans>}>
        <SchemeChoice />
      </Section>
      <Section title={<Trans>Sounds</Trans>} text={<Trans>On this device.</Trans>}>
        <SoundSwitch />
      </Section>
      <Section
        title={<Trans>App</Trans>}
        text={<Trans>It opens from the home screen of this device, also without internet.</Trans>}
      >
        <InstallOffer />
      </Section>
      <Section
        title={<Trans>Password</Trans>}
        text={
          <Trans>
            A new password signs you out on all other devices. Your calendar address and tokens stop working, and your
            webhooks stop until you give them a new secret.
          </Trans>
        }
      >
        <PasswordForm />
      </Section>
      <Section
        title={<Trans>Where you are signed in</Trans>}
        text={<Trans>If you do not know one of them, sign it out and choose a new password.</Trans>}
      >
        <SessionList />
      </Section>
      <Section
        title={<Trans>Calendar</Trans>}
        text={<Trans>Missions and tasks that come again, in the calendar that you use anyway.</Trans>}
      >
        <CalendarAddress />
      </Section>
      <Section
        title={<Trans>Bring tasks, take them along</Trans>}
        text={<Trans>From a table, from Todoist or Habitica; and out as files.</Trans>}
      >
        <TransferCard />
      </Section>
      <Section
        title={<Trans>Tokens for programs</Trans>}
        text={<Trans>By which a program of yours may act for you, as far as you let it.</Trans>}
      >
        <TokenList />
      </Section>
      <Section
        title={<Trans>Webhooks</Trans>}
        text={<Trans>Addresses that are told at once of what you are told of.</Trans>}
      >
        <WebhookList />
      </Section>
      <Section
        title={<Trans>Your data</Trans>}
        text={<Trans>All that is kept of you is yours: take it along, or have it erased.</Trans>}
      >
        <DataCard />
      </Section>
    </div>
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
