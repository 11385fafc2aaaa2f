import type { DigestContent } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'

interface PushTexts {
  nudge(streak: number): string
  morning: string
  digest(digest: DigestContent): string[]
  test: string
  approve: string
  notYet: string
}

/** The texts of pushes that notifications do not have. */
export const texts: Record<Locale, PushTexts> = {
  en: {
    nudge: (streak) => `Your streak of ${streak} would end today`,
    morning: 'Good morning!',
    digest: ({ due, overdue, missed, approvals }) => [
      ...(due.count > 0 ? [`Today: ${due.count}`] : []),
      ...(overdue.count > 0 ? [`Overdue: ${overdue.count}`] : []),
      ...(missed.count > 0 ? [`Missed reminders: ${missed.count}`] : []),
      ...(approvals > 0 ? [`To approve: ${approvals}`] : []),
    ],
    test: 'It works! Notifications arrive on this device.',
    approve: 'Approve',
    notYet: 'Not yet',
  },
  bg: {
    nudge: (streak) => `Серията ти от ${streak} може да прекъсне днес`,
    morning: 'Добро утро!',
    digest: ({ due, overdue, missed, approvals }) => [
      ...(due.count > 0 ? [`Днес: ${due.count}`] : []),
      ...(overdue.count > 0 ? [`Просрочени: ${overdue.count}`] : []),
      ...(missed.count > 0 ? [`Пропуснати напомняния: ${missed.count}`] : []),
      ...(approvals > 0 ? [`За одобрение: ${approvals}`] : []),
    ],
    test: 'Работи! Известията идват на това устройство.',
    approve: 'Одобри',
    notYet: 'Още не',
  },
}
