import { type Tag, type TagColor, tagColors } from '@questboard/api/tags/schema'

/** Grey comes last. */
const byPreference = [...tagColors.slice(1), ...tagColors.slice(0, 1)]

/** The colour that the fewest tags have, so that new tags differ. */
export function nextColor(tags: readonly Tag[]): TagColor {
  const count = (color: TagColor) => tags.filter((tag) => tag.color === color).length
  return byPreference.reduce((best, color) => (count(color) < count(best) ? color : best))
}
