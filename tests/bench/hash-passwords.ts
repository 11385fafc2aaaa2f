import { hashPassword, recommendedCost, verifyPassword } from '../../packages/api/src/auth/passwords.ts'
import type { Measured } from './load.ts'
import { password } from './people.ts'

/** As many in parallel as the load has connections. */
const workers = 10

/** The unavoidable part of signing in: verifies the password again and again. */
export async function hashPasswords(seconds: number): Promise<Measured> {
  const hash = await hashPassword(password, recommendedCost)
  const latencies: number[] = []
  const start = performance.now()
  const worker = async () => {
    while (performance.now() < start + seconds * 1000) {
      const began = performance.now()
      await verifyPassword(hash, password)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return {
    requests: latencies.length,
    seconds: (performance.now() - start) / 1000,
    latencies: Float64Array.from(latencies).sort(),
  }
}
