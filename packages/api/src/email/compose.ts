import type { DigestContent, DigestList, WeeklyContent } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { EmailText } from './email-text.ts'
import { layOut } from './layout.ts'
import { type EmailedNotification, notificationText } from './notification-text.ts'
import type { NoticeKind } from './queue-email.ts'
import { securityTexts } from './security-texts.ts'
import { shortName } from './short-name.ts'
import { texts } from './texts.ts'

/** The contents of an e-mail. */
export type Content =
  | { kind: 'activation' | 'recovery' | 'emailChange' | 'test'; name: string; link: string }
  | ({ kind: NoticeKind; name: string; link: string } & ByPassword)
  | ({ kind: 'newDevice'; name: string; device: string; at: Date; zone: string; link: string } & ByPassword)
  | { kind: 'invitation'; inviter: string; group: string; link: string }
  | ({ kind: 'handOver'; child: string; guardian: string; link: string } & ByPassword)
  | { kind: 'digest'; digest: DigestContent; link: string; stopLink: string }
  | { kind: 'weekly'; weekly: WeeklyContent; link: string; stopLink: string }
  | EmailedNotification

/** Whether people sign in with a password on this server. Otherwise e-mails must not advise to change it. */
type ByPassword = { byPassword: boolean }

export interface Composed {
  subject: string
  html: string
  text: string
}

/**
 * An e-mail in one language, as HTML and as plain text. Names that other users chose are escaped and shortened.
 * @param contact whom to ask about it, if the operator has named a contact
 *
 * Rules: Notifications and e-mails.
 */
export function compose(content: Content, lang: Locale, contact?: string): Composed {
  const message = say(content, lang)
  const { byHand } = texts[lang]
  const closing = [texts[lang].tagline, ...(contact === undefined ? [] : [texts[lang].questions(contact)])]
  const { subject, heading, paragraphs, button, note } = message
  const stop = 'stopLink' in content ? { text: texts[lang].stop, link: content.stopLink } : undefined
  const ending = [...closing, ...(stop ? [`${stop.text}: ${stop.link}`] : [])].join('\n')
  const text = [heading, ...paragraphs, `${button}:\n${content.link}`, note, `-- \n${ending}`].join('\n\n')
  return { subject, text: `${text}\n`, html: layOut({ ...message, lang, byHand, closing, link: content.link, stop }) }
}

function say(content: Content, lang: Locale): EmailText {
  if ('byPassword' in content) return sayOfAccess(content, lang)
  if (content.kind === 'notification') return notificationText(content, lang)
  if (content.kind === 'digest') return texts[lang].digest(shortened(content.digest))
  if (content.kind === 'weekly') return texts[lang].weekly(shortenedWeek(content.weekly))
  if (content.kind !== 'invitation') return texts[lang][content.kind](shortName(content.name))
  return texts[lang].invitation(shortName(content.inviter), shortName(content.group))
}

function sayOfAccess(content: Extract<Content, ByPassword>, lang: Locale): EmailText {
  const { byPassword } = content
  if (content.kind === 'handOver') {
    return texts[lang].handOver(shortName(content.guardian), shortName(content.child), byPassword)
  }
  const textOf = securityTexts[lang](byPassword)
  if (content.kind !== 'newDevice') return textOf[content.kind](shortName(content.name))
  const { name, device, at, zone } = content
  return textOf.newDevice(shortName(name), shortName(device), localTime(at, zone, lang))
}

/** Such as `26 November 2026 at 15:05 EET`. The reader need not know of which zone an e-mail takes the time to be. */
const localTime = (at: Date, timeZone: string, lang: Locale): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)

function shortened({ due, overdue, missed, approvals }: DigestContent): DigestContent {
  const short = ({ titles, count }: DigestList) => ({ titles: titles.map(shortName), count })
  return { due: short(due), overdue: short(overdue), missed: short(missed), approvals }
}

const shortenedWeek = ({ groups }: WeeklyContent): WeeklyContent => ({
  groups: groups.map(({ name, members }) => ({
    name: shortName(name),
    members: members.map((member) => ({ ...member, name: shortName(member.name) })),
  })),
})
