import type { Challenge } from '../types.ts'

export const order: readonly Challenge[] = [
  {
    id: '01a1f865-2926-7c24-9567-8a4f28d40436',
    topic: 'everyday',
    title: { en: 'Clear out your photos', bg: 'Разчисти снимките си' },
    notes: {
      en: 'Delete twenty blurred, duplicate or forgotten ones.',
      bg: 'Изтрий двадесет размазани, повторени или ненужни снимки.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2927-7ce9-a430-c00c0847559b',
    topic: 'everyday',
    title: { en: 'Choose the three tasks that matter tomorrow', bg: 'Избери трите важни задачи за утре' },
    notes: {
      en: 'Write them in order, and decide when you will start the first one.',
      bg: 'Запиши ги по ред и реши кога ще започнеш първата.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2928-74ed-ae7e-5db265f46b13',
    topic: 'everyday',
    title: { en: 'Deal with ten old messages', bg: 'Разчисти десет стари съобщения' },
    notes: {
      en: 'Answer, file or delete each one. Just ten.',
      bg: 'Отговори, подреди или изтрий всяко. Само десет.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2929-76ad-873a-f15f78250c91',
    topic: 'everyday',
    title: { en: 'Strengthen one password', bg: 'Направи една парола по-сигурна' },
    notes: {
      en: 'Choose an important account and give it a long password you use nowhere else.',
      bg: 'Избери важен профил и му сложи дълга парола, която не ползваш другаде.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-292a-7346-a925-58aa756509cc',
    topic: 'everyday',
    title: { en: 'Back up what you would hate to lose', bg: 'Направи копие на най-важното' },
    notes: {
      en: 'Copy your dearest photos and files to a second device or place you already use.',
      bg: 'Копирай най-скъпите си снимки и файлове на второ устройство или място, което вече ползваш.',
    },
    gold: 20,
  },
  {
    id: '01a1f865-292b-7d4c-82ec-c9f47f01762f',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Begin what you keep putting off', bg: 'Започни онова, което все отлагаш' },
    notes: {
      en: 'Set a timer for fifteen minutes. When it rings, you may stop.',
      bg: 'Нагласи таймер за петнадесет минути. Когато звънне, имаш право да спреш.',
    },
    gold: 25,
  },
]
