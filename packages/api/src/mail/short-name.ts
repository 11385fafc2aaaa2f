/** Code points of a name that others chose, in a letter. */
const most = 40

/** A name that others chose, on one line and no longer than a name needs to be: a letter is no place for their words. */
export function shortName(name: string): string {
  const points = [...name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()]
  return points.length <= most
    ? points.join('')
    : `${points
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
