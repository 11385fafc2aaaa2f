import { useEffect, useState } from 'react'
import { ChildPages } from './ChildPages.tsx'
import { createNotices, NoticesContext, silence } from './notice.ts'
import { PlainPage } from './PlainPage.tsx'
import type { PageProps } from './page.ts'

/** The pages of the member who has entered. They load with the first entering, so that the wall does not wait. */
export function Pages(props: PageProps) {
  const [notices] = useState(createNotices)
  // The lock leaves nothing behind.
  useEffect(() => silence, [])
  const { own } = props.state
  return (
    <NoticesContext value={notices}>
      {own ? <ChildPages {...props} own={own} /> : <PlainPage {...props} />}
    </NoticesContext>
  )
}
