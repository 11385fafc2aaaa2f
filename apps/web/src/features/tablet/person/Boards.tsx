import { Trans, useLingui } from '@lingui/react/macro'
import type { BoardItem } from '@questboard/api/store/schema'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import faces from './faces.module.css'
import { useNotices } from './notice.ts'
import { Section } from './Section.tsx'
import { useJustAsked } from './use-just-asked.ts'
import { useRunningCalls } from './use-running-calls.ts'
import { useStoreList } from './use-store-list.ts'

/** Free and owned ones. The others are sold for gems, which a tablet does not know. */
const readBoards = (): Promise<BoardItem[]> => personClient.store.boards.query({ owned: true })

/** The boards that the child may play on. With one there is nothing to choose. */
export function Boards({ current, reload }: { current: string; reload: () => Promise<void> }) {
  const { t } = useLingui()
  const { showNotice } = useNotices()
  const { running, run } = useRunningCalls(reload)
  const isOnline = useStore(isReachable)
  const { items } = useStoreList(readBoards)
  const [confirming, setConfirming] = useState<string>()
  const justAsked = useJustAsked(confirming)
  if (!items || items.length < 2) return null

  async function choose({ id, name }: BoardItem) {
    if (confirming !== id) return setConfirming(id)
    if (justAsked === id) return
    await run({ id, title: name }, async () => {
      await personClient.profile.changeBoard.mutate({ id })
      showNotice(t`You’re playing on “${name}” now.`)
    })
    setConfirming(undefined)
  }

  return (
    <Section id="own-boards" title={<Trans>The board I play on</Trans>}>
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
                aria-busy={running.has(id)}
                disabled={!isOnline || running.size > 0}
                aria-disabled={justAsked === id || undefined}
                data-confirming={confirming === id || undefined}
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
                  confirming === id && (
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
    </Section>
  )
}
