import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ShownBackup, ShownBackups } from '@questboard/api/installation/schema'
import { IconFileZip } from '@tabler/icons-react'
import { formatDateTime } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { showMessage } from '../../ui/toasts.ts'
import { FetchBackup } from './FetchBackup.tsx'
import { formatSize } from './format-size.ts'
import { InContainer } from './InContainer.tsx'
import classes from './installation.module.css'

/** The backups of the embedded database, and how to restore one. */
export function BackupList() {
  const query = trpc.installation.backups.useQuery({}, { staleTime: 0 })
  if (query.data === undefined) return <LoadingOrError query={query} title={<Trans>Couldn’t load the backups</Trans>} />
  return query.data === null ? <OfPostgres /> : <Backups of={query.data} />
}

function Backups({ of: { folder, files } }: { of: NonNullable<ShownBackups> }) {
  const { t } = useLingui()
  const { send, isSending, problem } = useSubmit()
  const newest = `${folder}/${files[0]?.name ?? 'questboard-….tar.gz'}`

  const make = () =>
    send(async () => {
      await trpcClient.installation.makeBackup.mutate({})
      await trpcUtils.installation.backups.invalidate()
      showMessage(t`The backup is ready.`)
    })

  return (
    <Stack>
      <FormProblem text={problem} />
      <Group>
        <Button loading={isSending} onClick={() => void make()}>
          <Trans>Make a backup now</Trans>
        </Button>
      </Group>
      {files.length === 0 ? (
        <Text size="sm">
          <Trans>No backup yet. The server makes one every day.</Trans>
        </Text>
      ) : (
        <ul className={classes.list} aria-label={t`Backups`}>
          {files.map((file) => (
            <Row key={file.name} file={file} />
          ))}
        </ul>
      )}
      <Text size="sm">
        <Trans>
          Restoring replaces all data, the accounts included. Stop the server, run this on its machine, and start the
          server again. The old data is kept in a folder next to the new data.
        </Trans>
        <code className={classes.command}>{`npm run operator -- restore ${newest}`}</code>
        <InContainer />
      </Text>
      <KeyOfPins />
    </Stack>
  )
}

function Row({ file: { name, size, madeAt } }: { file: ShownBackup }) {
  const { t } = useLingui()
  const when = formatDateTime(madeAt)
  return (
    <RecordRow
      icon={<IconFileZip size={24} />}
      title={when}
      end={
        <Button
          variant="default"
          size="sm"
          aria-label={t`Download the backup of ${when}`}
          onClick={() =>
            void openDialog({
              title: <Trans>Download a backup</Trans>,
              width: 440,
              render: (close) => <FetchBackup name={name} close={close} />,
            })
          }
        >
          <Trans>Download</Trans>
        </Button>
      }
    >
      <span>{formatSize(size)}</span>
    </RecordRow>
  )
}

const dump = 'pg_dump --format=custom --file=questboard.dump "$DATABASE_URL"'
const restore = 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" questboard.dump'

function OfPostgres() {
  return (
    <Stack>
      <Text size="sm">
        <Trans>Your data is in PostgreSQL. To back it up, run this on a machine that can reach it:</Trans>
        <code className={classes.command}>{dump}</code>
        <Trans>To restore, stop all servers first:</Trans>
        <code className={classes.command}>{restore}</code>
      </Text>
      <KeyOfPins />
    </Stack>
  )
}

/** Without the key, a restored server can check no PIN and no second factor. */
function KeyOfPins() {
  return (
    <Text size="sm">
      <Trans>
        The key of PINs and sign-in codes is not in the backup. It is the file <code>pin.key</code> in the data folder,
        or <code>PIN_KEY</code>. Keep a copy of it in another safe place.
      </Trans>
    </Text>
  )
}
