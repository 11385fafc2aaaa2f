/** The times at which a player's day can start: from midnight to 06:00, in steps of half an hour. */
export const dayStarts = [
  '00:00',
  '00:30',
  '01:00',
  '01:30',
  '02:00',
  '02:30',
  '03:00',
  '03:30',
  '04:00',
  '04:30',
  '05:00',
  '05:30',
  '06:00',
] as const
