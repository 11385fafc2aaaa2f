import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { BoardItem } from '@questboard/api/store/schema'
import { useState } from 'react'
import classes from './choice.module.css'

type BoardChoiceProps = {
  boards: readonly BoardItem[]
  current: { id: string }
  onChoose: (board: BoardItem) => void
  close: () => void
}

/** The boards that a group can choose. Another board begins a new game. */
export function BoardChoice({ boards, current, onChoose, close }: BoardChoiceProps) {
  const { t } = useLingui()
  const [chosenId, setChosenId] = useState(current.id)
  const chosen = boards.find(({ id }) => id === chosenId)
  const isOther = chosen !== undefined && chosenId !== current.id
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOther) return
        close()
        onChoose(chosen)
      }}
    >
      <Stack>
        <Text>
          <Trans>A new game begins: all pawns go back to the start, in lap 1.</Trans>
        </Text>
        <fieldset className={classes.boards}>
          <legend className={classes.legend}>
            <Trans>Free boards, and boards that a leader has bought</Trans>
          </legend>
          {boards.map(({ id, name, imagePath, size }) => (
            <label key={id} className={classes.board}>
              <input
                type="radio"
                name="board"
                value={id}
                checked={id === chosenId}
                onChange={() => setChosenId(id)}
                className={classes.radio}
              />
              <img className={classes.view} src={imagePath} alt="" width={400} height={250} />
              <span className={classes.name}>{name}</span>
              <span className={classes.size}>
                {id === current.id ? (
                  <Trans>You play here</Trans>
                ) : (
                  t`${plural(size, { one: '# square', other: '# squares' })}`
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" disabled={!isOther}>
            <Trans>Start a new game</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
