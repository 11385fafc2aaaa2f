/** The most notifications that the address of the page names. With more, the page marks all as seen that it shows. */
const maxNamed = 20

/** The page that shows notifications. It opens a single one, unless the link is about what is new in general. */
export function pageOfNotifications(ids: readonly string[], { opensOne = true } = {}): string {
  if (opensOne && ids.length === 1) return `/notifications?open=${ids[0]}`
  return ids.length > maxNamed ? '/notifications' : `/notifications?seen=${ids.join(',')}`
}
