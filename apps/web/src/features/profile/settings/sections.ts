import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  IconBell,
  IconDatabase,
  IconDeviceGamepad2,
  IconPlugConnected,
  IconServer,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'

/** A setting: its title, a line about it, and other words under which people look for it. */
type Setting = { title: MessageDescriptor; text?: MessageDescriptor; searchTerms: MessageDescriptor }

type Section = { title: MessageDescriptor; icon: typeof IconUser; settings: Record<string, Setting> }

/** The sections of the settings. Each has an address, and each setting the anchor of its name. */
export const sections = {
  profile: {
    title: msg`Profile`,
    icon: IconUser,
    settings: {
      name: { title: msg`Name`, searchTerms: msg`nickname call me` },
      avatar: { title: msg`Avatar`, text: msg`It’s shown on your pawn.`, searchTerms: msg`picture face photo` },
      language: {
        title: msg`Language`,
        text: msg`For the app, e-mails and board cards.`,
        searchTerms: msg`Bulgarian English translate`,
      },
      colours: { title: msg`Colours`, text: msg`On this device.`, searchTerms: msg`dark light night theme appearance` },
      app: {
        title: msg`App`,
        text: msg`It opens from the home screen of this device, even without internet.`,
        searchTerms: msg`install offline phone`,
      },
    },
  },
  game: {
    title: msg`Game`,
    icon: IconDeviceGamepad2,
    settings: {
      day: {
        title: msg`Your day`,
        text: msg`Up late? Let your day end when you go to bed.`,
        searchTerms: msg`midnight start hour night`,
      },
      holiday: {
        title: msg`Holiday mode`,
        text: msg`Pause the game. Your board waits for you.`,
        searchTerms: msg`vacation break days off ill sick`,
      },
      'quick-add': {
        title: msg`Quick add`,
        text: msg`The line where you write new tasks.`,
        searchTerms: msg`dates new task write`,
      },
      tags: { title: msg`Tags`, text: msg`Labels for your tasks and missions.`, searchTerms: msg`labels categories` },
      sounds: { title: msg`Sounds`, text: msg`On this device.`, searchTerms: msg`quiet mute noise music` },
      history: {
        title: msg`History`,
        text: msg`Where your gold, gems and XP came from.`,
        searchTerms: msg`balance gold gems points experience`,
      },
    },
  },
  notifications: {
    title: msg`Notifications`,
    icon: IconBell,
    settings: {
      push: {
        title: msg`On your devices`,
        text: msg`Notifications that arrive even when Questboard is closed.`,
        searchTerms: msg`push phone alert lock screen`,
      },
      'quiet-hours': {
        title: msg`Quiet hours`,
        text: msg`Only your own reminders arrive then. You get the rest together when they end.`,
        searchTerms: msg`night sleep silent do not disturb`,
      },
      'lock-screen': {
        title: msg`Lock screen`,
        text: msg`Notifications name the task and the group.`,
        searchTerms: msg`hide contents private privacy`,
      },
      topics: {
        title: msg`What you’re notified about`,
        text: msg`The app always shows everything.`,
        searchTerms: msg`push mail types approvals reminders invitations`,
      },
      'morning-summary': {
        title: msg`Morning summary`,
        text: msg`What’s due today, and what needs your approval.`,
        searchTerms: msg`mail digest today tasks daily`,
      },
      'evening-nudge': {
        title: msg`Evening nudge`,
        text: msg`At 19:00, on your devices, only if a streak of 3 or more would end that day.`,
        searchTerms: msg`streak evening reminder habit`,
      },
      'weekly-email': {
        title: msg`Weekly e-mail`,
        text: msg`For leaders, on Mondays: what each member has done.`,
        searchTerms: msg`mail digest summary week members`,
      },
    },
  },
  security: {
    title: msg`Security`,
    icon: IconShieldLock,
    settings: {
      email: {
        title: msg`E-mail`,
        text: msg`You sign in with it. To change it, open the link we send to the new one. You’ll be signed out on your other devices.`,
        searchTerms: msg`mail address change sign in`,
      },
      password: {
        title: msg`Password`,
        text: msg`A new password signs you out on your other devices. Your calendar address, API tokens and connected apps stop working, and your webhooks stop until you give them a new secret.`,
        searchTerms: msg`sign in secret change`,
      },
      services: {
        title: msg`Sign in with another service`,
        text: msg`Use an account that you already have.`,
        searchTerms: msg`connect Google OpenID single sign-on SSO`,
      },
      passkeys: {
        title: msg`Passkeys`,
        text: msg`Sign in with your fingerprint, face or screen lock instead of a password.`,
        searchTerms: msg`fingerprint face ID touch key without password`,
      },
      code: {
        title: msg`Sign-in code`,
        text: msg`A second step when you sign in.`,
        searchTerms: msg`two factor 2FA authenticator TOTP second step`,
      },
      devices: {
        title: msg`Your devices`,
        text: msg`Don’t recognise one? Sign it out and change your password.`,
        searchTerms: msg`sessions sign out phone computer`,
      },
      tablet: {
        title: msg`Family tablet`,
        text: msg`Play on a shared tablet with a PIN, and choose what the family screen shows of you.`,
        searchTerms: msg`PIN code screen wall shared child`,
      },
    },
  },
  data: {
    title: msg`Data`,
    icon: IconDatabase,
    settings: {
      import: {
        title: msg`Import and export`,
        text: msg`From a spreadsheet, Todoist or Habitica. Export any time.`,
        searchTerms: msg`CSV file Excel move backup`,
      },
      'your-data': {
        title: msg`Your data`,
        text: msg`It’s yours. Download it or delete it any time.`,
        searchTerms: msg`delete account privacy download erase terms`,
      },
    },
  },
  connections: {
    title: msg`Connections`,
    icon: IconPlugConnected,
    settings: {
      calendar: {
        title: msg`Calendar`,
        text: msg`Missions and repeating tasks in the calendar you already use.`,
        searchTerms: msg`Google Apple Outlook feed subscribe`,
      },
      apps: {
        title: msg`Connected apps`,
        text: msg`Other apps that you allowed to use your account.`,
        searchTerms: msg`OAuth AI assistant MCP disconnect access`,
      },
      tokens: {
        title: msg`API tokens`,
        text: msg`Let scripts and apps use your account, with only the access you choose.`,
        searchTerms: msg`developer key program integration`,
      },
      webhooks: {
        title: msg`Webhooks`,
        text: msg`Send your notifications to another app as they happen.`,
        searchTerms: msg`notifications developer integration`,
      },
    },
  },
  installation: {
    title: msg`This Questboard`,
    icon: IconServer,
    settings: {
      place: {
        title: msg`Name and sign-up`,
        text: msg`What this Questboard is called, and who can join.`,
        searchTerms: msg`owner open invited closed register server`,
      },
      health: {
        title: msg`Health`,
        text: msg`How the server is doing.`,
        searchTerms: msg`owner version database disk mail test`,
      },
      backups: {
        title: msg`Backups`,
        text: msg`All of the data in one file, in case something breaks.`,
        searchTerms: msg`owner restore download copy safe`,
      },
      accounts: {
        title: msg`Accounts`,
        text: msg`Who has an account here. You don’t see what they do.`,
        searchTerms: msg`owner lock unlock reset password people`,
      },
      operator: {
        title: msg`Server settings`,
        text: msg`They are set where the server runs, as environment variables.`,
        searchTerms: msg`owner environment variables configuration`,
      },
    },
  },
} as const satisfies Record<string, Section>

/** The section that only the owner of the installation has. */
export const ofOwner = 'installation'

export type SectionId = keyof typeof sections

type SettingOf<Id extends SectionId> = keyof (typeof sections)[Id]['settings']

/** The name of a setting, which is its anchor. */
export type SettingId = { [Id in SectionId]: SettingOf<Id> }[SectionId] & string

export const sectionIds = Object.keys(sections) as SectionId[]

/** Every setting with its section. */
export const allSettings = sectionIds.flatMap((section) =>
  Object.entries<Setting>(sections[section].settings).map(([id, setting]) => ({
    section,
    id: id as SettingId,
    ...setting,
  })),
)

/** The address of a setting, or of a section, by the anchor that links of the former single page have. */
export function sectionOfAnchor(anchor: string): SectionId | undefined {
  if (Object.hasOwn(sections, anchor)) return anchor as SectionId
  return allSettings.find(({ id }) => id === anchor)?.section
}
