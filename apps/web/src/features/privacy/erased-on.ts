import { dayMs } from '@questboard/api/kernel/days'
import { formatDate } from '../../app/format-dates.ts'

/** The day on which an account is erased if its deletion is requested now. Until then it can be restored. */
export const erasedOn = (erasureDays: number): string => formatDate(new Date(Date.now() + erasureDays * dayMs))
