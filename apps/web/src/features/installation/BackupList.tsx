import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ShownBackup, ShownBackups } from '@questboard/api/installation/schema'
import { IconFileZip } from '@tabler/icons-react'
import { formatDateTime } from '../../app/format-dates.ts'
import { NotYetLoaded } from '../../app/NotYetLoaded.tsx'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { showMessage } from '../../ui/toasts.ts'
import { FetchBackup } from './FetchBackup.tsx'
import { formatSize } from './format-size.ts'
import classes from './installation.module.css'

/** The backups of the embedded database, and how to restore one. */
export function BackupList() {
  const query = trpc.installation.backups.useQuery({}, { staleTime: 0 })
  if (query.data === undefined) return <NotYetLoaded query={query} title={<Trans>Couldn’t load the backups</Trans>} />
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
          <Trans>There is none yet. The server makes one every day.</Trans>
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
          Restoring replaces everything, also the accounts and this page, so the server must not run meanwhile. Stop it,
          run this on its machine, and start it again. The data of before is kept beside it.
        </Trans>
        <code className={classes.command}>{`npm run operator -- restore ${newest}`}</code>
      </Text>
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
    <Text size="sm">
      <Trans>Your data is in PostgreSQL, which has its own tools. Run this where it can be reached:</Trans>
      <code className={classes.command}>{dump}</code>
      <Trans>To restore, stop all servers first:</Trans>
      <code className={classes.command}>{restore}</code>
    </Text>
  )
}
