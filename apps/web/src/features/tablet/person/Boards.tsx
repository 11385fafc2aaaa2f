import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { BoardItem } from '@questboard/api/store/schema'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import faces from './faces.module.css'
import { useNotices } from './notice.ts'
import classes from './pages.module.css'
import { useStoreList } from './use-store-list.ts'

/** Free and owned ones. The others are sold for gems, which a tablet does not know. */
const readBoards = (): Promise<BoardItem[]> => personClient.store.boards.query({ owned: true })

/** The boards that the child may play on. With one there is nothing to choose. */
export function Boards({ current, reload }: { current: string; reload: () => Promise<void> }) {
  const { t } = useLingui()
  const { showNotice, showProblem } = useNotices()
  const isOnline = useStore(isReachable)
  const { items } = useStoreList(readBoards)
  const [meant, setMeant] = useState<string>()
  const [sending, setSending] = useState<string>()
  if (!items || items.length < 2) return null

  async function choose({ id, name }: BoardItem) {
    if (meant !== id) return setMeant(id)
    setSending(id)
    try {
      await personClient.profile.changeBoard.mutate({ id })
      showNotice(t`You’re playing on “${name}” now.`)
    } catch (error) {
      await showProblem(name, error)
    }
    await reload()
    setSending(undefined)
    setMeant(undefined)
  }

  return (
    <section className={classes.section} aria-labelledby="own-boards">
      <Title order={2} id="own-boards" className={personClasses.title ?? ''}>
        <Trans>The board I play on</Trans>
      </Title>
      <ul className={faces.boards}>
        {items.map((board) => {
          const { id, name, imagePath } = board
          const isPlayed = id === current
          return (
            <li key={id}>
              <button
                type="button"
                className={faces.face}
                aria-pressed={isPlayed}
                aria-busy={sending === id}
                disabled={!isOnline || sending !== undefined}
                data-meant={meant === id || undefined}
                onClick={() => !isPlayed && void choose(board)}
              >
                <img src={imagePath} alt="" width={240} height={150} loading="lazy" />
                <span className={faces.faceName}>{name}</span>
                {isPlayed ? (
                  <span className={faces.worn}>
                    <IconCheck size={20} aria-hidden="true" />
                    <Trans>I play here</Trans>
                  </span>
                ) : (
                  meant === id && (
                    <span className={faces.buy}>
                      <Trans>Yes, start at square 0</Trans>
                    </span>
                  )
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
