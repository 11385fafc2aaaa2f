import { t } from '@lingui/core/macro'
import type { LiveEvent } from '@questboard/api/notifications/schema'
import { loadCatalog } from '../../app/locale.ts'
import { showAlert } from '../../ui/alerts.ts'

/** Shows a reminder of a task that fires now. */
export async function remind({ title, time }: Extract<LiveEvent, { kind: 'reminder' }>['reminder']): Promise<void> {
  await loadCatalog('notifications').catch(() => {})
  showAlert({ title: time === null ? t`Reminder` : t`Reminder: ${time}`, message: title, autoClose: 10_000 })
}
