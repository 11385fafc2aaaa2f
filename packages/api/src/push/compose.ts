import type { DigestContent, PushedReminder } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { idsOf } from '../kernel/ids-of.ts'
import { beginningOf } from '../kernel/schema.ts'
import { pageOfNotifications } from '../notifications/page-of.ts'
import type { PushType } from '../notifications/push-kinds.ts'
import { countedTitle, notificationTexts, subjectOf, titleOf } from '../notifications/texts.ts'
import { actionsOf, type PushAction, type PushedNotification } from './actions.ts'
import { texts } from './texts.ts'

/** The most bytes of a payload. Push services take 4 KiB after encryption. */
export const maxBytes = 3072

/** The longest title. A lock screen shows about two lines. */
const maxTitleLength = 120

interface About {
  lang: Locale
  type: Exclude<PushType, 'test'>
  tag: string
  /** Whether the person hides contents, or the push service refused the size. */
  hidden: boolean
  /** How many notifications are unseen. */
  badge: number
  /** The notifications that are still unseen, oldest first. */
  notifications: readonly PushedNotification[]
  /** When the request of a single notification was made. */
  requestedAt: Date | null
  reminder: PushedReminder | null
  digest: DigestContent | null
}

/** What a service worker shows. */
export interface Payload {
  title: string
  body: string
  /** The page that opens, with the ids of the notifications in `seen`. */
  url: string
  /** A push replaces an earlier one with the same tag. */
  tag: string
  actions: PushAction[]
  badge: number
}

/**
 * The payload of a push, as JSON of at most 3 KB: names of groups, titles and nothing that a member wrote besides.
 *
 * Rules: Push.
 */
export function compose(push: About): string {
  const { lang, type, tag, badge, notifications, requestedAt } = push
  const url = addressOf(push)
  const payload: Payload = push.hidden
    ? { title: 'Questboard', body: notificationTexts[lang].hidden, url, tag, actions: [], badge }
    : {
        ...contentsOf(push),
        url,
        tag,
        actions: type === 'quiet' ? [] : actionsOf(notifications, requestedAt, texts[lang]),
        badge,
      }
  const text = JSON.stringify(payload)
  return Buffer.byteLength(text) <= maxBytes ? text : JSON.stringify({ ...payload, body: '', actions: [] })
}

function addressOf({ type, notifications, reminder, digest }: About): string {
  if (reminder || digest) return '/dashboard'
  return pageOfNotifications(idsOf(notifications), { opensOne: type !== 'quiet' })
}

function contentsOf({ lang, type, notifications, reminder, digest }: About): { title: string; body: string } {
  const words = notificationTexts[lang]
  const count = notifications.length
  if (type === 'reminder') {
    return { title: words.reminder(reminder?.time ?? null), body: short(reminder?.title ?? '') }
  }
  if (type === 'nudge') return { title: texts[lang].nudge(reminder?.streak ?? 0), body: short(reminder?.title ?? '') }
  if (type === 'digest') {
    return { title: texts[lang].morning, body: digest ? texts[lang].digest(digest).join(' · ') : '' }
  }
  if (type === 'quiet') return { title: 'Questboard', body: words.news(count) }
  const [first] = notifications
  const { data = {} } = first ?? {}
  const group = short(data.group?.name ?? '')
  if (count > 1) return { title: countedTitle(lang, type, count), body: group }
  const what = short(subjectOf(data))
  return { title: titleOf(lang, type, data), body: [what && words.quote(what), group].filter(Boolean).join(' · ') }
}

function short(text: string): string {
  return text.length <= maxTitleLength ? text : `${beginningOf(text, maxTitleLength - 1)}…`
}
