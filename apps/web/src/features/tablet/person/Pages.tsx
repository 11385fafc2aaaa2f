import { useEffect, useState } from 'react'
import { ChildPages } from './ChildPages.tsx'
import { createNotices, NoticesContext, silence } from './notice.ts'
import { PlainPage } from './PlainPage.tsx'
import type { PagesProps } from './page.ts'
import { Rubies } from './Rubies.tsx'
import { useNewsNotice } from './use-news-notice.ts'

/** The pages of the member who has entered. They load with the first entering, so that the wall does not wait. */
export function Pages({ showsRubies, onRubiesSeen, ...props }: PagesProps) {
  const [notices] = useState(createNotices)
  // The lock leaves nothing behind.
  useEffect(() => silence, [])
  const { wall, state } = props
  useNewsNotice(state.news, notices)
  const { own, me } = state
  return (
    <NoticesContext value={notices}>
      {own ? <ChildPages {...props} own={own} /> : <PlainPage {...props} />}
      {showsRubies && <Rubies groupId={wall.group.id} me={me} onClose={onRubiesSeen} />}
    </NoticesContext>
  )
}
