import type { Challenge } from '../types.ts'

export const body: readonly Challenge[] = [
  {
    id: '01a1f865-2910-70ee-8afd-45320a30e8b2',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Add flavour to your water', bg: 'Овкуси водата си' },
    notes: {
      en: 'A leaf of mint, a berry or a slice of lemon that a grown-up has cut. Then drink it slowly.',
      bg: 'Листче мента, малина или резен лимон, отрязан от възрастен. После я изпий бавно.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-2911-7434-bb87-9ab15898f49d',
    topic: 'sport',
    title: { en: 'Walk down a street you do not know', bg: 'Мини по улица, която не познаваш' },
    notes: {
      en: 'By daylight, on the pavement. Leave the phone in your pocket and notice three things.',
      bg: 'По светло и по тротоара. Остави телефона в джоба и забележи три неща.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2912-7ec0-bfb1-3070c2fa368c',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Stretch for ten minutes', bg: 'Разтягай се десет минути' },
    notes: {
      en: 'Neck, shoulders, back, legs. Go slowly and stop if anything hurts.',
      bg: 'Врат, рамене, гръб, крака. Бавно и без болка.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2913-77d0-9409-d3fe1e9fd3b0',
    topic: 'everyday',
    title: { en: 'Half an hour without the phone', bg: 'Половин час без телефон' },
    notes: {
      en: 'Put it in another room, muted, and do one thing you enjoy.',
      bg: 'Остави го в другата стая без звук и се заеми с нещо приятно.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2914-7f24-9e53-bfee7ecfeed9',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Dance to three songs', bg: 'Танцувай на три песни' },
    notes: {
      en: 'Choose ones you cannot sit still to. Nobody has to watch.',
      bg: 'Избери такива, на които не се стои на едно място. Не е нужно някой да гледа.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2915-7dcc-8cf6-d2a8cb3ff374',
    topic: 'science',
    title: { en: 'Find the Moon or one constellation tonight', bg: 'Открий тази вечер Луната или едно съзвездие' },
    notes: {
      en: 'Look from a window or a balcony. If it is cloudy, describe the clouds instead.',
      bg: 'Погледни от прозореца или балкона. Ако е облачно, опиши облаците.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-2916-7fa2-9ddb-87a836d640d4',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Balance on one leg', bg: 'Пази равновесие на един крак' },
    notes: {
      en: 'One minute on each leg, near a wall you can lean on. Three rounds.',
      bg: 'По една минута на всеки крак, близо до стена за опора. Три пъти.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-2917-7489-85f6-657e99ea8397',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Breathe calmly for five minutes', bg: 'Дишай спокойно пет минути' },
    notes: {
      en: 'Sit comfortably and count your breaths from one to ten, then begin again.',
      bg: 'Седни удобно и брой вдишванията от едно до десет, после отначало.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-2918-7910-a725-5792425abf1a',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Three rounds of ten squats', bg: 'Три серии по десет клека' },
    notes: {
      en: 'At your own pace, with a rest between the rounds. Stop if anything hurts.',
      bg: 'С твое темпо и почивка между сериите. Спри, ако нещо те заболи.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2919-7286-a6a3-e300bc23e21e',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Watch the sky for ten minutes', bg: 'Гледай небето десет минути' },
    notes: {
      en: 'Clouds, birds, colours. Never look straight at the Sun.',
      bg: 'Облаци, птици, цветове. Никога не гледай право към Слънцето.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-291a-7f51-ad40-e1ba1ecdbf70',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Juggle two rolled-up socks', bg: 'Жонглирай с два навити чорапа' },
    notes: {
      en: 'First with one hand, then with both. Count your longest run.',
      bg: 'Първо с една ръка, после с две. Преброй най-дългата си серия.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-291b-78c1-97ab-980cbf115f68',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Eat one meal without a screen', bg: 'Нахрани се веднъж без екран' },
    notes: {
      en: 'Eat slowly and notice the taste, or talk to those at the table.',
      bg: 'Яж бавно и усети вкуса или си поговори с хората на масата.',
    },
    gold: 10,
  },
]
