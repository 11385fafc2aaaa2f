import type { Locale } from '@questboard/i18n'

/** The texts of a calendar that do not come from the player. */
export const texts: Record<
  Locale,
  { done(name: string): string; failed(name: string): string; waits(name: string): string; week: string }
> = {
  en: {
    done: (name) => `✓ ${name}`,
    failed: (name) => `${name} (ended)`,
    waits: (name) => `${name} (waiting for approval)`,
    week: 'On any day of the week, until Sunday.',
  },
  bg: {
    done: (name) => `✓ ${name}`,
    failed: (name) => `${name} (приключи)`,
    waits: (name) => `${name} (чака одобрение)`,
    week: 'В който и да е ден от седмицата, до неделя.',
  },
}
