import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Kbd, Stack, Switch } from '@mantine/core'
import { Fragment, useState } from 'react'
import { areShortcutsOn, setShortcuts } from '../../ui/keys.ts'
import classes from './sheet.module.css'
import { type Shortcut, shortcutGroups } from './shortcuts.ts'

/** The list of shortcuts, and a switch to turn them off. */
export function ShortcutSheet({ close }: { close: () => void }) {
  const { t, i18n } = useLingui()
  const [on, setOn] = useState(areShortcutsOn)
  return (
    <Stack>
      <div className={classes.groups} data-off={!on || undefined}>
        {shortcutGroups.map(({ id, name, shortcuts }) => (
          <div key={id}>
            <h3 className={classes.name}>{i18n._(name)}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.keys.join()} className={classes.shortcut}>
                  <dt>
                    <Keys shortcut={shortcut} />
                  </dt>
                  <dd>{i18n._(shortcut.does)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <Switch
        label={t`Single-key shortcuts`}
        description={t`Turn these off if you use dictation or press keys by accident.`}
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setShortcuts(checked)
          setOn(checked)
        }}
      />
      <Group justify="flex-end">
        <Button onClick={close} data-autofocus>
          <Trans>Got it</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function Keys({ shortcut: { keys, either } }: { shortcut: Shortcut }) {
  return (
    <span className={classes.keys}>
      {keys.map((key, at) => (
        <Fragment key={key + String(at)}>
          {at > 0 && <span className={classes.between}>{either ? <Trans>or</Trans> : <Trans>then</Trans>}</span>}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </span>
  )
}
