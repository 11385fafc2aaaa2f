import { expect, test } from 'vitest'
import { pushKinds } from '../notifications/push-kinds.ts'
import { notificationTypes } from '../notifications/schema.ts'
import { compose, maxBytes } from './compose.ts'
import { pauseOf, topicOf, waitAfter } from './rules.ts'

const given = { attempts: 1, fault: 'status', bare: false, pause: undefined } as const
const least = () => 0

test('a failed push is retried with growing waits, the last of which repeats', () => {
  const of = (attempts: number) => waitAfter({ ...given, attempts }, least)
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(of)).toEqual([
    5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 3_600_000, 3_600_000,
  ])
  expect(waitAfter({ ...given, pause: 60_000 }, least)).toBe(60_000)
  expect(waitAfter({ ...given, fault: 'gone' }, least)).toBeUndefined()
  expect(waitAfter({ ...given, fault: 'tooLarge' }, least)).toBe(0)
  expect(waitAfter({ ...given, fault: 'tooLarge', bare: true }, least)).toBeUndefined()
})

test('Retry-After is seconds or a date, and at most a day', () => {
  const now = new Date('2026-03-10T10:00:00Z')
  expect(pauseOf('120', now)).toBe(120_000)
  expect(pauseOf('Tue, 10 Mar 2026 10:01:00 GMT', now)).toBe(60_000)
  expect(pauseOf('Tue, 10 Mar 2026 09:00:00 GMT', now)).toBe(0)
  expect(pauseOf('99999999999', now)).toBe(86_400_000)
  expect(pauseOf('soon', now)).toBeUndefined()
  expect(pauseOf(undefined, now)).toBeUndefined()
})

test('a topic is at most 32 characters of base64url', () => {
  expect(topicOf('askTaskApprove.01990000-0000-7000-8000-000000000000')).toMatch(/^[\w-]{32}$/)
})

const longest = '𝄞'.repeat(150)

test.each([...notificationTypes, 'reminder', 'nudge', 'digest', 'quiet'] as const)(
  '%s has a text that fits',
  (type) => {
    for (const lang of ['bg', 'en'] as const) {
      for (const count of [1, 3]) {
        const ids = Array.from({ length: count }, () => crypto.randomUUID())
        const notifications = ids.map((id) => ({
          id,
          type,
          groupId: crypto.randomUUID(),
          source: 'task:1:2',
          createdAt: new Date(),
          data: { group: { name: longest }, task: { title: longest, approved: true }, note: longest, ruby: 5 },
        }))
        const push = { lang, type, tag: `${type}.${ids[0]}`, hidden: false, badge: 12, requestedAt: new Date() }
        const reminder = { taskId: ids[0] ?? '', title: longest, dueOn: '', time: '18:00', at: '', streak: 12 }
        const list = { titles: [longest], count: 7 }
        const digest = type === 'digest' ? { due: list, overdue: list, missed: list, approvals: 2 } : null
        const payload = compose({ ...push, notifications, reminder, digest })
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(maxBytes)
        const { title, body } = JSON.parse(payload)
        expect(title.length + body.length).toBeGreaterThan(5)
        const hidden = JSON.parse(compose({ ...push, hidden: true, notifications, reminder: null, digest }))
        expect(hidden).toMatchObject({ title: 'Questboard', body: lang === 'en' ? 'Something new' : 'Има нещо ново' })
        expect(JSON.stringify(hidden)).not.toContain('𝄞')
      }
    }
    expect(pushKinds[type].ttl).toBeGreaterThan(0)
  },
)
