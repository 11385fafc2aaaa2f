import type { Locale } from '@questboard/i18n'

interface PushTexts {
  test: string
  approve: string
  notYet: string
}

/** The texts of pushes that notifications do not have. */
export const texts: Record<Locale, PushTexts> = {
  en: {
    test: 'It works! Notifications arrive on this device.',
    approve: 'Approve',
    notYet: 'Not yet',
  },
  bg: {
    test: 'Работи! Известията идват на това устройство.',
    approve: 'Одобри',
    notYet: 'Още не',
  },
}
