import { plural, t } from '@lingui/core/macro'
import type { Notification } from '@questboard/api/notifications/schema'
import { loadCatalog } from '../../app/locale.ts'
import { showAlert } from '../../ui/alerts.ts'
import { textsOf } from './notification-texts.ts'

/** The time in which notifications are collected into one message. */
const gatherMs = 300

const swing = [0, 14, -12, 9, -6, 3, 0].map((degrees) => ({ rotate: `${degrees}deg`, transformOrigin: '50% 10%' }))

let fresh: Notification[] = []

/** Animates the bell for a new notification and shows its text. */
export function ring(notification: Notification): void {
  if (fresh.length === 0) setTimeout(() => void showGathered(), gatherMs)
  fresh.push(notification)
}

async function showGathered(): Promise<void> {
  const [first, ...others] = fresh
  fresh = []
  if (!first) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!still) document.querySelector('#bell > svg')?.animate(swing, { duration: 700, easing: 'ease-in-out' })
  await loadCatalog('notifications').catch(() => {})
  const count = others.length + 1
  const { title, text } =
    count === 1
      ? textsOf(first)
      : {
          title: t`News for you`,
          text: t`${plural(count, { one: '# new notification.', other: '# new notifications.' })}`,
        }
  showAlert({ title, message: text, autoClose: 6000 })
}
