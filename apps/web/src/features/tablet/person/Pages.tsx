import { useEffect } from 'react'
import { ChildPages } from './ChildPages.tsx'
import { silence } from './notice.ts'
import { PlainPage } from './PlainPage.tsx'
import type { PageProps } from './page.ts'

/** The pages of the member who has entered. They load with the first entering, so that the wall does not wait. */
export function Pages(props: PageProps) {
  // The lock leaves nothing behind.
  useEffect(() => silence, [])
  const { own } = props.state
  return own ? <ChildPages {...props} own={own} /> : <PlainPage {...props} />
}
