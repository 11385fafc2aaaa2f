import type { Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { NotUnderstood, readCommand } from '../operator/command.ts'
import { type Outcome, perform } from '../operator/perform.ts'
import { answerOn } from '../operator/socket.ts'

/**
 * Lets the operator's commands be done by a server that has the embedded database open: nobody else can open it then.
 * A server that cannot offer it serves all the same.
 */
export async function operator(
  app: FastifyInstance,
  { services, path }: { services: Services; path: string },
): Promise<void> {
  let close = async () => {}
  app.addHook('onListen', async () => {
    try {
      close = await answerOn(path, answer)
    } catch (error) {
      app.log.warn({ err: error }, 'commands of the operator can be done only while this server does not run')
    }
  })
  app.addHook('preClose', () => close())

  async function answer(words: string[]): Promise<Outcome> {
    try {
      const command = readCommand(words)
      app.log.info({ command: command.name }, 'a command of the operator')
      return await perform(services, command)
    } catch (error) {
      if (error instanceof NotUnderstood) return { status: 2, said: [], fault: error.message }
      app.log.error({ err: error }, 'a command of the operator failed')
      return { status: 1, said: [], fault: 'It failed, and nothing was done; the log of the server tells why.' }
    }
  }
}
