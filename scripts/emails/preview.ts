import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '@questboard/i18n'
import { type Content, compose } from '../../packages/api/src/email/compose.ts'
import type { EmailedNotification } from '../../packages/api/src/email/notification-text.ts'

/** Writes every e-mail in every language to a folder; those of a server without passwords, too. */
const folder = join(tmpdir(), 'questboard-emails')

const token = 'JmtiUJ0nLZ6JS0VAFK-kd-5k2YqO1n1bYZ1l9mQv0mA'

const notices = [
  ...(['emailChangeNotice', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed'] as const),
  ...(['passkeyAdded', 'passkeyRemoved'] as const),
]

const contents: Content[] = [
  { kind: 'activation', name: 'Ани', link: `https://quest.example.org/activate-account?token=${token}` },
  { kind: 'recovery', name: 'Ани', link: `https://quest.example.org/reset-password?token=${token}` },
  { kind: 'test', name: 'Ани', link: 'https://quest.example.org' },
  { kind: 'emailChange', name: 'Ани', link: `https://quest.example.org/confirm-email?token=${token}` },
  {
    kind: 'newDevice',
    name: 'Ани',
    device: 'Chrome, Windows',
    at: new Date('2026-03-10T17:05:00Z'),
    zone: 'Europe/Sofia',
    link: `https://quest.example.org/not-me?token=${token}`,
    byPassword: true,
  },
  ...notices.map((kind) => ({
    kind,
    name: 'Ани',
    link: 'https://quest.example.org/settings/security',
    byPassword: true,
  })),
  {
    kind: 'invitation',
    inviter: 'Мария',
    group: 'Семейство <Иванови> и приятелите им от цялата улица',
    link: `https://quest.example.org/group-sign-up?token=${token}`,
  },
  {
    kind: 'handOver',
    guardian: 'Мария',
    child: 'Ани',
    byPassword: true,
    link: `https://quest.example.org/hand-over?token=${token}`,
  },
  {
    kind: 'digest',
    digest: {
      due: { titles: ['Полей цветята', 'Прочети десет страници', 'Сготви вечеря'], count: 5 },
      overdue: { titles: ['Плати сметката за ток'], count: 1 },
      missed: { titles: ['Обади се на баба'], count: 1 },
      approvals: 2,
    },
    link: 'https://quest.example.org/dashboard',
    stopLink: `https://quest.example.org/unsubscribe?token=digest.01a2169f-36dd-734d-bbf5-af263c533ed4.${token}`,
  },
  {
    kind: 'weekly',
    weekly: {
      groups: [
        {
          name: 'Семейство Иванови',
          members: [
            { name: 'Ани', done: 12, open: 2 },
            { name: 'Боян', done: 7, open: 0 },
          ],
        },
        { name: 'Вила', members: [{ name: 'Ани', done: 1, open: 0 }] },
      ],
    },
    link: 'https://quest.example.org/groups',
    stopLink: `https://quest.example.org/unsubscribe?token=weekly.01a2169f-36dd-734d-bbf5-af263c533ed4.${token}`,
  },
]

const task = (title: string) => ({
  type: 'askTaskApprove' as const,
  data: { task: { title }, group: { name: 'Семейство Иванови' } },
})

const aboutNotifications: Omit<EmailedNotification, 'kind' | 'link' | 'stopLink'>[] = [
  { type: 'askTaskApprove', notifications: [task('Измий чиниите')], reminders: [], hidden: false },
  {
    type: 'askTaskApprove',
    reminders: [],
    hidden: false,
    notifications: ['Измий чиниите', 'Изхвърли боклука', 'Полей цветята'].map(task),
  },
  {
    type: null,
    reminders: [],
    hidden: false,
    notifications: [
      task('Измий чиниите'),
      { type: 'sendGems', data: { gems: 3 } },
      { type: 'rewardApprove', data: { reward: { name: 'Кино', approved: true }, group: { name: 'Вила' } } },
    ],
  },
  { type: 'askTaskApprove', notifications: [task('Измий чиниите')], reminders: [], hidden: true },
  {
    type: 'reminder',
    notifications: [],
    hidden: false,
    reminders: [{ taskId: '', title: 'Изхвърли боклука', dueOn: '2026-03-10', time: '18:00', at: '' }],
  },
]

const names = ['one', 'counted', 'several', 'hidden', 'reminder']

const previews: { name: string; content: Content }[] = [
  ...contents.map((content) => ({ name: content.kind, content })),
  ...contents.flatMap((content) =>
    'byPassword' in content
      ? [{ name: `${content.kind}-no-passwords`, content: { ...content, byPassword: false } }]
      : [],
  ),
  ...aboutNotifications.map((content, place) => ({
    name: `notification-${names[place]}`,
    content: {
      kind: 'notification' as const,
      ...content,
      link: 'https://quest.example.org/notifications',
      stopLink: `https://quest.example.org/unsubscribe?token=askTaskApprove.01a2169f-36dd-734d-bbf5-af263c533ed4.${token}`,
    },
  })),
]

await mkdir(folder, { recursive: true })
for (const lang of locales) {
  for (const { name: shortened, content } of previews) {
    const { subject, html, text } = compose(content, lang, 'hello@quest.example.org')
    const name = `${shortened}.${lang}`
    await writeFile(join(folder, `${name}.html`), html)
    await writeFile(join(folder, `${name}.txt`), text)
    console.log(`${join(folder, name)}.html  ${subject}`)
  }
}
