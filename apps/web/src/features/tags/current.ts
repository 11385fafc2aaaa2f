import type { Tag } from '@questboard/api/tags/schema'
import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The tags of personal tasks: those of all users, then the user's own. */
export const ownTags = createDashboardList<Tag>({
  read: ({ tags }) => tags,
  write: (dashboard, tags) => ({ ...dashboard, tags }),
})
