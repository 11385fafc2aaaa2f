import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EngineOptions = Parameters<NodeFS['init']>[1]

/** The parts of the engine's inner file system that decide what an fsync does. */
interface InnerFiles {
  FS: { ErrnoError: new (code: number) => Error }
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number }
    convertNodeCode(error: unknown): number
  }
}

/** The engine's folder on disk, with a working fsync: the engine's own file system ignores it. */
export class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    return super.init(pglite, {
      ...options,
      preRun: [...(options.preRun ?? []), (engine) => flushForReal(engine as unknown as InnerFiles)],
    })
  }
}

function flushForReal({ FS, NODEFS }: InnerFiles): void {
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    try {
      fdatasyncSync(nfd)
      return 0
    } catch (error) {
      // A failed flush must be an error, so the engine stops instead of acknowledging the commit.
      throw new FS.ErrnoError(NODEFS.convertNodeCode(error))
    }
  }
}
