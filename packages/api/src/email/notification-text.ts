import type { NotificationData, PushedReminder } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { NotificationType } from '../notifications/schema.ts'
import { countedTitle, notificationTexts, subjectOf, titleOf } from '../notifications/texts.ts'
import type { EmailText } from './email-text.ts'
import { shortName } from './short-name.ts'

/** The contents of an e-mail about notifications or reminders. */
export interface EmailedNotification {
  kind: 'notification'
  /** The type of all of them; null: several types. */
  type: NotificationType | 'reminder' | null
  notifications: readonly { type: NotificationType; data: NotificationData }[]
  reminders: readonly PushedReminder[]
  /** Whether the user hides contents. */
  hidden: boolean
  link: string
  stopLink: string
}

/** The lines of an e-mail. The others are counted. */
const maxLines = 10

const words = {
  en: {
    hidden: 'Something new on Questboard',
    reminders: (count: number) => `${count} reminders`,
    more: (count: number) => `and ${count} more`,
    button: 'Open Questboard',
    note: 'You get this e-mail because you asked for it in your settings, under Notifications.',
  },
  bg: {
    hidden: 'Има нещо ново в Questboard',
    reminders: (count: number) => `${count} напомняния`,
    more: (count: number) => `и още ${count}`,
    button: 'Отвори Questboard',
    note: 'Получаваш този имейл, защото го избра в настройките си, в „Известия“.',
  },
} as const satisfies Record<Locale, object>

/** What pushes say, too: the kind, the title and the group. No notes, and no names of people. */
export function notificationText(content: EmailedNotification, lang: Locale): EmailText {
  const { hidden, button, note } = words[lang]
  if (content.hidden) return { subject: hidden, heading: notificationTexts[lang].hidden, paragraphs: [], button, note }
  const { heading, lines } = contentsOf(content, lang)
  const [only, another] = lines
  const joint = content.type === 'reminder' ? ' · ' : ': '
  const subject = only && another === undefined ? `${heading}${joint}${only}` : heading
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines), more(lines, lang)] : lines
  return { subject, heading, paragraphs: shown, button, note }
}

const more = (lines: readonly string[], lang: Locale) => words[lang].more(lines.length - maxLines)

function contentsOf(
  { type, notifications, reminders }: EmailedNotification,
  lang: Locale,
): { heading: string; lines: string[] } {
  const texts = notificationTexts[lang]
  if (type === 'reminder') {
    const [first, second] = reminders
    const titles = reminders.map(({ title }) => texts.quote(shortName(title)))
    if (!second) return { heading: texts.reminder(first?.time ?? null), lines: titles }
    const timed = reminders.map(({ time }, place) => [time, titles[place]].filter(Boolean).join(' · '))
    return { heading: words[lang].reminders(reminders.length), lines: timed }
  }
  const [first, second] = notifications
  if (first && !second)
    return { heading: titleOf(lang, first.type, first.data), lines: linesOf(notifications, lang, { isTitled: false }) }
  const heading = countedTitle(lang, type ?? undefined, notifications.length)
  const isCounted = type !== null && texts.counted[type] !== undefined
  return { heading, lines: linesOf(notifications, lang, { isTitled: !isCounted }) }
}

/** A line for each notification, with its title unless the heading has it. */
const linesOf = (
  notifications: EmailedNotification['notifications'],
  lang: Locale,
  { isTitled }: { isTitled: boolean },
): string[] =>
  notifications.flatMap(({ type, data }) => {
    const subject = shortName(subjectOf(data))
    const group = shortName(data.group?.name ?? '')
    const parts = [subject && notificationTexts[lang].quote(subject), group].filter(Boolean).join(' · ')
    const line = isTitled ? [titleOf(lang, type, data), parts].filter(Boolean).join(': ') : parts
    return line === '' ? [] : [line]
  })
