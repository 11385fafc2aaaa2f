import { Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { IconDots } from '@tabler/icons-react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import '../../ui/double-press.ts'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Ago } from '../notifications/Ago.tsx'
import { Due } from './Due.tsx'
import { givePromise } from './promise-handlers.tsx'
import classes from './promises.module.css'
import { usePromises } from './promises.ts'
import { Ticket } from './Ticket.tsx'

/** What leaders still have to give. Renders nothing when there is nothing. */
export function ToGive({ group, isNamed = false }: { group: Group; isNamed?: boolean }) {
  const { query, owed } = usePromises(group.id)
  const isOnline = useIsOnline()
  const others = owed.filter(({ userId }) => userId !== group.currentMember.userId)
  const hasFailed = query.data === undefined && query.error !== null
  if (others.length === 0 && !hasFailed) return null
  const { name } = group
  return (
    <Panel
      id={`to-give-${group.id}`}
      keepsTitle
      title={
        isNamed ? (
          <Trans>
            Rewards to give in <bdi>{name}</bdi>
          </Trans>
        ) : (
          <Trans>Rewards to give</Trans>
        )
      }
    >
      {hasFailed ? (
        <PanelCard>
          <LoadingOrError query={query} title={<Trans>Couldn’t load the rewards to give.</Trans>} />
        </PanelCard>
      ) : (
        <>
          <NeedsConnection isOnline={isOnline} />
          <ul className={classes.tickets}>
            {others.map((promise) => (
              <ToGiveRow key={promise.id} group={group} promise={promise} isOnline={isOnline} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function ToGiveRow({ group, promise, isOnline }: { group: Group; promise: GroupPromise; isOnline: boolean }) {
  const { t } = useLingui()
  const { userId, reward, ruby, dueOn, createdAt } = promise
  const member = group.members.find((candidate) => candidate.userId === userId)
  const [name, who] = [reward.name, member?.name ?? '']
  return (
    <Ticket
      id={promise.id}
      stub={<Portrait name={who} imageUrl={member?.imageUrl ?? null} size={44} />}
      title={name}
      end={
        <>
          <Button
            color="green"
            size="sm"
            disabled={!isOnline}
            aria-label={t`Mark “${name}” for ${who} as given`}
            data-target
            onClick={() => givePromise(group, promise)}
          >
            <Trans>Given</Trans>
          </Button>
          {isOnline && (
            <ActionMenu
              label={t`More for “${name}” for ${who}`}
              button={<IconDots size={20} />}
              actions={() =>
                import('./promise-actions.tsx').then(({ promiseActions }) => promiseActions(group, promise))
              }
              onFailed={showNotOpened}
            />
          )}
        </>
      }
    >
      <span>
        <Trans>
          For <bdi>{who}</bdi>
        </Trans>
      </span>
      <Amount currency="ruby" value={ruby} size="sm" />
      <Ago at={createdAt} />
      <Due on={dueOn} />
    </Ticket>
  )
}
