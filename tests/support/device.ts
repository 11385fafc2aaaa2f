import { expectOk, type Send, sendTo } from './rest.ts'
import type { Person, TestServer } from './test-server.ts'

/** A shared device of a group. */
export interface TestDevice {
  id: string
  token: string
  send: Send
  /** Lets a player in. */
  enter(userId: string, pin?: string): Promise<Entered>
}

/** A player who has entered. */
export interface Entered {
  token: string
  /** The proof that something was ticked in this session. */
  proof: string
  send: Send
}

interface Added {
  device: { id: string }
  token: string
}

/** Pairs a device with a group by the code of a leader, whose session continues. */
export async function newDevice(
  server: Pick<TestServer, 'url' | 'send'>,
  leader: Pick<Person, 'send'>,
  groupId: string,
  name = 'Tablet',
): Promise<TestDevice> {
  const { code } = await expectOk(leader.send<{ code: string }>(`POST /groups/${groupId}/devices/code`, { name }))
  const { device, token } = await expectOk(server.send<Added>('POST /devices/pair', { code }))
  return deviceAt(server, { id: device.id, token })
}

/** The same device, calling another server. */
export function deviceAt({ url }: Pick<TestServer, 'url'>, { id, token }: { id: string; token: string }): TestDevice {
  const send = sendTo(url, token)
  return {
    id,
    token,
    send,
    async enter(userId, pin) {
      const asked = { userId, ...(pin && { pin }) }
      const { token: own, proof } = await expectOk(send<Omit<Entered, 'send'>>('POST /device/enter', asked))
      return { token: own, proof, send: sendTo(url, own) }
    },
  }
}
