import type { Notification } from '@questboard/api/notifications/schema'
import { useEffect, useRef } from 'react'
import { textsOf } from '../../notifications/notification-texts.ts'
import type { createNotices } from './notice.ts'

/** Shows what happens while the member is in. Earlier news is only in their list. A problem stays until it is read. */
export function useNewsNotice(news: readonly Notification[], { store, showNotice }: ReturnType<typeof createNotices>) {
  const known = useRef(new Set(news.map(({ id }) => id)))
  useEffect(() => {
    const fresh = news.find(({ id }) => !known.current.has(id))
    for (const { id } of news) known.current.add(id)
    if (!fresh || store.read()?.isProblem) return
    const { title, text } = textsOf(fresh)
    showNotice(`${/[.!?]$/.test(title) ? title : `${title}.`} ${text}`)
  }, [news, store, showNotice])
}
