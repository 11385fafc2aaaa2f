import { Trans, useLingui } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Portrait } from '../../ui/Portrait.tsx'
import classes from './enter.module.css'
import type { People } from './use-people.ts'

type PickerProps = { people: People | undefined; onChoose: (userId: string) => void }

/** The faces of those who can enter on this tablet. */
export function Picker({ people, onChoose }: PickerProps) {
  const { t } = useLingui()
  return (
    <>
      <h2 className={classes.title}>
        <Trans>Who is playing?</Trans>
      </h2>
      {people === undefined ? (
        <Loader size="xl" />
      ) : people.length === 0 ? (
        <p className={classes.text}>
          <Trans>No one can play here yet. Add a child, or set your own PIN in your settings.</Trans>
        </p>
      ) : (
        <ul className={classes.faces} aria-label={t`Players`}>
          {people.map(({ userId, name, imageUrl, pin }) => (
            <li key={userId}>
              <button type="button" className={classes.face} onClick={() => onChoose(userId)}>
                <Portrait name={name} imageUrl={imageUrl} size={120} />
                <span className={classes.name} dir="auto">
                  {name}
                </span>
                {pin && (
                  <span className={classes.asks}>
                    <IconLock size={22} aria-hidden="true" />
                    <Trans>PIN</Trans>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
