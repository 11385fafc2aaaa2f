import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../../app/format-dates.ts'
import { answerersOf } from '../../groups/answerers.ts'
import personClasses from '../person.module.css'
import type { PersonState } from '../use-person.ts'

type AskedOnProps = { requestedAt: string; state: Pick<PersonState, 'me' | 'members'> }

/** When the member asked for approval, and who can answer. */
export function AskedOn({ requestedAt, state: { me, members } }: AskedOnProps) {
  const { i18n } = useLingui()
  const who = answerersOf(members, me.userId, i18n.locale)
  const when = formatDateTime(requestedAt)
  return (
    <span className={personClasses.small}>
      {who === '' ? (
        <Trans>Asked on {when}.</Trans>
      ) : (
        <Trans>
          Asked on {when}. {who} can answer.
        </Trans>
      )}
    </span>
  )
}
