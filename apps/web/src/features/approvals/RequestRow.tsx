import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconChecklist, IconDots, IconFlag, IconGift, IconSparkles } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { Amount } from '../../ui/Amount.tsx'
import '../../ui/double-press.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { isCharacter, isHeld } from '../../ui/keys.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { keepFocus, stepFrom } from '../../ui/row-focus.ts'
import { Ago } from '../notifications/Ago.tsx'
import { explain, refusal } from './answer.ts'
import { approve, openAnswer } from './approval-handlers.tsx'
import classes from './approvals.module.css'
import { dismiss } from './outcomes.ts'
import { isWork, keyOf, type ShownRequest } from './requests.ts'

type RequestRowProps = {
  shown: ShownRequest
  isBusy: boolean
  isChosen?: boolean
  /** Left out: it has no checkbox, so that the keys work on its buttons. */
  onChoose?: (chosen: boolean) => void
}

const icons = { task: IconChecklist, mission: IconFlag, reward: IconGift, deed: IconSparkles }

type ChoosableRequestsProps = {
  shown: readonly ShownRequest[]
  /** The keys of the marked requests. */
  marked: ReadonlySet<string>
  onChoose: (keys: readonly string[], isChosen: boolean) => void
  isBusy: boolean
}

/** A list of requests, each with a checkbox to answer several together. */
export const ChoosableRequests = ({ shown, marked, onChoose, isBusy }: ChoosableRequestsProps) => (
  <RequestList>
    {shown.map((pending) => {
      const key = keyOf(pending.request)
      return (
        <RequestRow
          key={key}
          shown={pending}
          isChosen={marked.has(key)}
          onChoose={(isChosen) => onChoose([key], isChosen)}
          isBusy={isBusy}
        />
      )
    })}
  </RequestList>
)

/** A list of requests. The width of the list decides where the answers of its rows are. */
export const RequestList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>

/**
 * A request with its two answers, and a button for words and another amount. With the focus on its checkbox, the keys A
 * and R answer it, and the arrow keys move to other requests.
 */
export function RequestRow({ shown, isChosen = false, onChoose, isBusy }: RequestRowProps) {
  const { t } = useLingui()
  const { request, problem, isGone, isUnexplained } = shown
  const { kind, name, user, ruby, memberRuby, result, requestedAt } = request
  const key = keyOf(request)
  const Icon = icons[kind]
  const who = user.name
  const isShort = kind === 'reward' && memberRuby < ruby
  const mayApprove = !isBusy && !isShort
  const [has, price] = [formatNumber(memberRuby), formatNumber(ruby)]

  useEffect(() => {
    if (isUnexplained) void explain(request)
  }, [isUnexplained, request])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || isHeld(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (step) stepFrom(event.currentTarget, step)
    else if (isGone || isBusy) return
    else if (isCharacter(event, 'a') && mayApprove) approve(request)
    else if (isCharacter(event, 'r')) openAnswer(request, false)
    else return
    event.preventDefault()
  }

  return (
    <li className={classes.row} data-row={key} data-plain={!onChoose || undefined} onKeyDown={onKeyDown}>
      {isGone && onChoose && <span className={classes.choice} />}
      {!isGone && onChoose && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            data-target
            checked={isChosen}
            aria-label={t`Select “${name}” from ${who}`}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </label>
      )}
      <Portrait name={who} imageUrl={user.imageUrl} size={40} />
      <div className={classes.what}>
        <span className={classes.name}>
          <Icon size={18} aria-hidden="true" />
          <span dir="auto">{name}</span>
        </span>
        <span className={classes.about}>
          <PersonLink request={request} />
          <span aria-hidden="true">·</span>
          <Ago at={requestedAt} />
          <Amount currency="ruby" value={ruby} size="sm" />
        </span>
        {result && (
          <blockquote className={classes.result}>
            <p dir="auto">{result}</p>
          </blockquote>
        )}
        {isShort && !isGone && (
          <span className={classes.short} id={`${key}-short`}>
            <Trans>
              Not enough rubies: {has} of {price}.
            </Trans>
          </span>
        )}
        {problem && (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        )}
      </div>
      <span className={classes.answers}>
        {isGone ? (
          <Button variant="default" size="sm" data-target onClick={() => keepFocus(() => dismiss(request))}>
            <Trans>Got it</Trans>
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              size="sm"
              disabled={isBusy}
              aria-label={isWork(request) ? t`Send back “${name}” from ${who}` : t`Decline “${name}” from ${who}`}
              onClick={() => openAnswer(request, false)}
            >
              {refusal(request)}
            </Button>
            <Button
              color="green"
              size="sm"
              disabled={!mayApprove}
              data-target={onChoose ? undefined : true}
              aria-label={t`Approve “${name}” from ${who}`}
              aria-describedby={isShort ? `${key}-short` : undefined}
              onClick={() => approve(request)}
            >
              <Trans>Approve</Trans>
            </Button>
            <IconButton
              variant="plain"
              size={40}
              className={classes.dots}
              disabled={!mayApprove}
              aria-label={
                kind === 'reward' ? t`Note for “${name}” from ${who}` : t`Note and rubies for “${name}” from ${who}`
              }
              onClick={() => openAnswer(request, true)}
            >
              <IconDots size={20} />
            </IconButton>
          </>
        )}
      </span>
    </li>
  )
}

/** Opens the dashboard of the requesting member. */
function PersonLink({ request: { user, group } }: Pick<ShownRequest, 'request'>) {
  const router = useRouter()
  const href = `/groups/${group.id}/dashboard?userId=${user.id}`
  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a className={classes.person} dir="auto" href={href} onClick={go}>
      {user.name}
    </a>
  )
}
