import type { Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { InvalidCommand, readCommand } from '../operator/command.ts'
import { type Outcome, perform, refused } from '../operator/perform.ts'
import { listenForCommands } from '../operator/socket.ts'

/**
 * Runs operator commands on behalf of the CLI while this server has the embedded database open, because no other
 * process can open it. If the socket cannot be created, the server runs without it.
 */
export async function operator(
  app: FastifyInstance,
  { services, path }: { services: Services; path: string },
): Promise<void> {
  let close = async () => {}
  app.addHook('onListen', async () => {
    try {
      close = await listenForCommands(path, run)
    } catch (error) {
      app.log.warn({ err: error }, 'operator commands work only while this server is stopped')
    }
  })
  app.addHook('preClose', () => close())

  async function run(args: string[]): Promise<Outcome> {
    try {
      const command = readCommand(args)
      app.log.info({ command: command.name }, 'running an operator command')
      return await perform(services, command)
    } catch (error) {
      if (error instanceof InvalidCommand) return { status: 2, lines: [], error: error.message }
      app.log.error({ err: error }, 'an operator command failed')
      return refused('The command failed and nothing was changed. See the log of the server.')
    }
  }
}
