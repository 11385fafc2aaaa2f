import type { Challenge } from '../types.ts'

/** Things worth knowing how to do. */
export const skills: readonly Challenge[] = [
  {
    id: '01a218b0-675f-7ddd-9515-662a5d60ea27',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Put one shelf in order', bg: 'Подреди един рафт' },
    notes: {
      en: 'Take everything down, wipe the shelf and put back what belongs there.',
      bg: 'Свали всичко, избърши рафта и върни само каквото трябва да е там.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6760-71d8-b076-8564033e5f4e',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Learn to fold a shirt neatly', bg: 'Научи се да сгъваш риза' },
    notes: {
      en: 'Fold five things and stack them so that the edges match.',
      bg: 'Сгъни пет дрехи и ги подреди ръб до ръб.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6761-7e87-8365-66ac75fa9f0d',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Empty all your pockets', bg: 'Изпразни всичките си джобове' },
    notes: {
      en: 'Coat, trousers, bag. What did you find, and where does it belong?',
      bg: 'Яке, панталони, раница. Какво намери и къде му е мястото?',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6762-728b-9851-647463779591',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Write a list of ten things you enjoy', bg: 'Напиши списък с десет неща, които те радват' },
    notes: { en: 'Choose one of them and do it this week.', bg: 'Избери едно от тях и го направи тази седмица.' },
    gold: 10,
  },
  {
    id: '01a218b0-6763-72ba-8a0e-d4a83a63bb18',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Play the memory game', bg: 'Поиграй на запомняне' },
    notes: {
      en: 'Ten objects under a cloth: look for a minute, cover them and list them. Then swap roles.',
      bg: 'Десет предмета под кърпа: гледай ги минута, покрий ги и ги изброй. После си сменете ролите.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6764-7172-bb02-71756af82d82',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Invent a sandwich', bg: 'Измисли сандвич' },
    notes: {
      en: 'From what is at home, with a grown-up where a knife is needed. Give it a name.',
      bg: 'От каквото има вкъщи; за ножа помоли възрастен. Дай му име.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6765-773e-93fa-c8a4037e7441',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Get every pencil ready', bg: 'Подготви моливите си' },
    notes: {
      en: 'Sharpen them, try the pens and put aside the ones that no longer write.',
      bg: 'Подостри ги, изпробвай химикалките и отдели тези, които вече не пишат.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6766-77c8-9b03-3f302c30c560',
    topic: 'everyday',
    title: { en: 'Do nothing for five minutes', bg: 'Не прави нищо пет минути' },
    notes: {
      en: 'No phone, no music, no plan. Sit and look out of the window.',
      bg: 'Без телефон, без музика, без план. Седни и гледай през прозореца.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6767-799b-848e-f76602cb569f',
    topic: 'everyday',
    title: { en: 'Take one worry apart', bg: 'Разнищи една тревога' },
    notes: {
      en: 'Write it down, and beside it the smallest thing you can do about it. Do that.',
      bg: 'Запиши я, а до нея – най-малкото, което можеш да направиш. Направи го.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6768-704f-8704-66445ad636c2',
    topic: 'everyday',
    title: { en: 'Leave three mailing lists', bg: 'Отпиши се от три бюлетина' },
    notes: {
      en: 'Find the ones you never open and use their unsubscribe link.',
      bg: 'Намери онези, които никога не отваряш, и натисни връзката за отписване.',
    },
    gold: 10,
  },
]
