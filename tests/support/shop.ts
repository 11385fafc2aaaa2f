import type { Profile } from '@questboard/api/profile/schema'
import { gemsPlans } from '../../packages/api/src/store/gems-plans.ts'
import { deliver, type Signed, type StripeStandIn, startStripe } from './stripe.ts'
import { type Person, startTestServer, type TestServer } from './test-server.ts'

/** The cheapest plan, and one with a promotion. */
export const [hundred, , sixHundred] = gemsPlans

type Engine = TestServer['database']['engine']

interface Shop {
  server: TestServer
  stripe: StripeStandIn
  /** Starts the purchase of a plan. */
  begin(person: Person, planId?: string, quantity?: number): Promise<string>
  /** Starts and pays; the provider has not reported it yet. */
  pay(person: Person, planId?: string, quantity?: number): Promise<{ id: string; event: Signed }>
  /** Delivers an event to the server. */
  tell(type: string, object: object): Promise<number>
  close(): Promise<void>
}

/** A server that sells gems, with a stand-in for Stripe on the same clock. */
export async function newShop({ timeout = 4000, engine = 'postgres' as Engine } = {}): Promise<Shop> {
  const stripe = await startStripe({ timeout })
  const server = await startTestServer({ engine, outside: { stripe: stripe.settings } })
  stripe.clock = server.clock
  const begin = (person: Person, planId: string = hundred.id, quantity = 1) => beginToBuy(person, planId, quantity)
  return {
    server,
    stripe,
    begin,
    async pay(person, planId, quantity) {
      const id = await begin(person, planId, quantity)
      return { id, event: stripe.event('checkout.session.completed', stripe.pay(id)) }
    },
    tell: async (type, object) => (await deliver(server.url, stripe.event(type, object))).status,
    async close() {
      await server.close()
      await stripe.close()
    },
  }
}

/** @returns the provider's id of a new checkout session */
export async function beginToBuy(person: Person, planId: string, quantity = 1): Promise<string> {
  const { result, error } = await person.send<string>('POST /create-stripe-session', { planId, quantity })
  if (error) throw new Error(JSON.stringify(error))
  return result
}

export async function gemsOf(person: Person): Promise<number> {
  const { result } = await person.send<Profile>('GET /users/profile')
  return result.stats.gems
}
