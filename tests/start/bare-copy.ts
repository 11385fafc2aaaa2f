import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from './processes.ts'

const untracked = new Set(['node_modules', 'dist', 'dist-types', 'data', '.git', '.turbo', 'test-results'])

/**
 * Copies the repository to a temporary folder, without git, builds or data. Installed packages are linked one by one,
 * so that it is fast and workspace packages are those of the copy.
 */
export function bareCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'questboard-copy-'))
  for (const path of sources()) cpSync(join(repository, path), join(copy, path), { recursive: true })
  linkPackages(join(repository, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** The files that git would clone. Without git: everything except generated files. */
function sources(): string[] {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: repository })
  if (git.status === 0) {
    const paths = git.stdout.toString().split('\0')
    return paths.filter((path) => path !== '' && existsSync(join(repository, path)))
  }
  return filesBelow('.')
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    if (untracked.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@questboard') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
}
