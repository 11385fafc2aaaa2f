import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Group as Row, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { flushSync } from 'react-dom'

type TurnOrderProps = {
  people: { value: string; label: string }[]
  /** The values of the people, in their order. */
  order: string[]
  onChange: (order: string[]) => void
}

function swapped(order: string[], at: number, other: number): string[] {
  const [first, second] = [order[at], order[other]]
  if (first === undefined || second === undefined) return order
  return order.map((value, place) => (place === at ? second : place === other ? first : value))
}

/** The order in which members take turns. Buttons move them, so it works with a keyboard, too. */
export function TurnOrder({ people, order, onChange }: TurnOrderProps) {
  const { t } = useLingui()

  /** At an end of the list the pressed button is disabled, and the other one gets the focus. */
  function move(pressed: HTMLButtonElement, at: number, other: number) {
    flushSync(() => onChange(swapped(order, at, other)))
    const button = pressed.disabled ? pressed.parentElement?.querySelector<HTMLElement>('button:enabled') : pressed
    button?.focus()
  }

  return (
    <Stack gap="xs">
      <Text size="sm" id="turn-order">
        <Trans>Order of turns</Trans>
      </Text>
      <Stack gap={4} component="ol" m={0} pl="lg" aria-labelledby="turn-order">
        {order.map((value, at) => {
          const name = people.find((person) => person.value === value)?.label ?? '?'
          return (
            <li key={value}>
              <Row gap="xs" wrap="nowrap" justify="space-between">
                <Text span dir="auto" truncate>
                  {name}
                </Text>
                <Row gap={4} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    size="lg"
                    aria-label={t`Move ${name} up`}
                    disabled={at === 0}
                    onClick={(event) => move(event.currentTarget, at, at - 1)}
                  >
                    <IconArrowUp size={18} aria-hidden="true" />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    size="lg"
                    aria-label={t`Move ${name} down`}
                    disabled={at === order.length - 1}
                    onClick={(event) => move(event.currentTarget, at, at + 1)}
                  >
                    <IconArrowDown size={18} aria-hidden="true" />
                  </ActionIcon>
                </Row>
              </Row>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
