import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useStore } from '../../../ui/store.ts'
import { useNotices } from './notice.ts'
import classes from './pages.module.css'

/** The time for which good news stays. A problem stays until it is read. */
const shownMs = 6000

/** The last message, above the tabs. */
export function PersonNotice() {
  const { store } = useNotices()
  const notice = useStore(store)
  useEffect(() => {
    if (!notice || notice.isProblem) return
    const timer = setTimeout(() => store.write(null), shownMs)
    return () => clearTimeout(timer)
  }, [notice, store])
  return (
    <>
      <div role="status">{notice && !notice.isProblem && <p className={classes.notice}>{notice.text}</p>}</div>
      {notice?.isProblem && (
        <div className={classes.notice} data-problem role="alert">
          <p>{notice.text}</p>
          <Button size="lg" variant="white" color="red" onClick={() => store.write(null)}>
            <Trans>Close</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
