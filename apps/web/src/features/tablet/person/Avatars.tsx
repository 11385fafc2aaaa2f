import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader } from '@mantine/core'
import type { Avatar } from '@questboard/api/store/schema'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { useStore } from '../../../ui/store.ts'
import { allAvatars } from '../../store/all-avatars.ts'
import { deviceClient, personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import { showWall } from '../wall.ts'
import faces from './faces.module.css'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import { once } from './once.ts'
import type { PageProps } from './page.ts'
import { Section } from './Section.tsx'
import { useJustAsked } from './use-just-asked.ts'
import { useStoreList } from './use-store-list.ts'

/** Owned and free ones first, then those that are sold for gold. A tablet knows no gems. */
async function readAvatars(): Promise<Avatar[]> {
  const all = await personClient.store.avatars.query(allAvatars)
  return [...all.filter(({ owned }) => owned), ...all.filter(({ owned, gold }) => !owned && gold !== null)]
}

/** The faces that the child may wear or buy. */
export function Avatars({ state, reload }: Pick<PageProps, 'state' | 'reload'>) {
  const { t } = useLingui()
  const { showNotice, showProblem } = useNotices()
  const isOnline = useStore(isReachable)
  const { items, isMissing, reread } = useStoreList(readAvatars)
  const [confirming, setConfirming] = useState<string>()
  const justAsked = useJustAsked(confirming)
  const [sending, setSending] = useState<string>()
  const worn = state.me.avatar?.id
  const { gold } = state.me.stats

  async function choose({ id, name, owned }: Avatar) {
    if (!owned && confirming !== id) return setConfirming(id)
    if (justAsked === id) return
    setSending(id)
    try {
      if (!owned)
        await once(personClient.store.buyAvatar.mutate({ avatarId: id, currency: 'gold' }), 'avatarAlreadyBought')
      await personClient.profile.setAvatar.mutate({ id })
      showNotice(t`You’re wearing “${name}” now.`)
      // The pawn on the family board wears it, too.
      showWall(await deviceClient.device.wall.query({}))
    } catch (error) {
      await showProblem(name, error)
    }
    await Promise.all([reload(), owned ? undefined : reread()])
    setSending(undefined)
    setConfirming(undefined)
  }

  return (
    <Section id="own-avatar" title={<Trans>My avatar</Trans>}>
      <NeedsConnection />
      {!items && !isMissing && <Loader size="xl" />}
      {isMissing && isOnline && (
        <div role="alert">
          <p>
            <Trans>Couldn’t load the avatars.</Trans>
          </p>
          <Button size="lg" mt="md" onClick={() => void reread()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <ul className={faces.faces}>
        {items?.map((avatar) => {
          const { id, name, imagePath, owned, gold: price } = avatar
          const isDear = !owned && (price ?? 0) > gold
          const isConfirming = confirming === id
          return (
            <li key={id}>
              <button
                type="button"
                className={faces.face}
                aria-pressed={id === worn}
                aria-busy={sending === id}
                disabled={!isOnline || isDear || sending !== undefined}
                aria-disabled={justAsked === id || undefined}
                data-confirming={isConfirming || undefined}
                onClick={() => void choose(avatar)}
              >
                <img src={imagePath} alt="" width={96} height={96} />
                <span className={faces.faceName}>{name}</span>
                {id === worn ? (
                  <span className={faces.worn}>
                    <IconCheck size={20} aria-hidden="true" />
                    <Trans>Mine now</Trans>
                  </span>
                ) : isConfirming ? (
                  <span className={faces.buy}>
                    <Trans>Yes, buy it</Trans>
                  </span>
                ) : (
                  !owned && <Amount currency="gold" value={price ?? 0} chip />
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
