import type { Question } from '../types.ts'

export const scienceSpace: readonly Question[] = [
  {
    id: '01a1f865-2709-7fd7-af20-51f5899358b4',
    topic: 'science',
    forChildren: true,
    text: { en: 'Which planet is closest to the Sun?', bg: 'Коя планета е най-близо до Слънцето?' },
    answers: [
      { id: '01a1f865-270a-7317-819c-1c3570672dc7', text: { en: 'Mercury', bg: 'Меркурий' }, right: true },
      { id: '01a1f865-270b-7144-9cae-4fc22a193ffd', text: { en: 'Earth', bg: 'Земята' } },
      { id: '01a1f865-270c-79b2-b81a-bb528a2eecfa', text: { en: 'Mars', bg: 'Марс' } },
      { id: '01a1f865-270d-7a85-8209-9aa5abdce094', text: { en: 'Venus', bg: 'Венера' } },
    ],
    source: 'NASA Science, “Mercury: Facts”',
  },
  {
    id: '01a1f865-270e-732d-a4ba-f9033c3ff427',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Which planet is the largest in the Solar System?',
      bg: 'Коя планета е най-голямата в Слънчевата система?',
    },
    answers: [
      { id: '01a1f865-270f-77f7-8f0c-fed3d9bc8411', text: { en: 'Jupiter', bg: 'Юпитер' }, right: true },
      { id: '01a1f865-2710-7290-a2b5-eadc36fd9c88', text: { en: 'Earth', bg: 'Земята' } },
      { id: '01a1f865-2711-73d0-a84d-ceb415765a9e', text: { en: 'Neptune', bg: 'Нептун' } },
      { id: '01a1f865-2712-721a-b81d-454edea88b37', text: { en: 'Saturn', bg: 'Сатурн' } },
    ],
    source: 'NASA Science, “Jupiter: Facts”',
  },
  {
    id: '01a1f865-2713-7a5a-9028-e5838e74d6f6',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'What keeps the planets in their orbits around the Sun?',
      bg: 'Какво задържа планетите в орбитите им около Слънцето?',
    },
    answers: [
      { id: '01a1f865-2714-7428-8012-067c9b95c455', text: { en: 'Magnetism', bg: 'Магнетизмът' } },
      { id: '01a1f865-2715-7343-85ff-3b909672622b', text: { en: 'Friction', bg: 'Триенето' } },
      { id: '01a1f865-2716-7ec0-b9c4-24ee2fbf13f0', text: { en: 'Gravity', bg: 'Гравитацията' }, right: true },
      { id: '01a1f865-2717-7913-995c-ff31409273c8', text: { en: 'Air pressure', bg: 'Атмосферното налягане' } },
    ],
    source: 'Encyclopaedia Britannica, “gravity”',
  },
  {
    id: '01a1f865-2718-7c09-811e-c4ec696cd590',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'About how long does sunlight take to reach Earth?',
      bg: 'За колко време приблизително светлината от Слънцето стига до Земята?',
    },
    answers: [
      { id: '01a1f865-2719-7e54-990d-426c90295b74', text: { en: 'Eight minutes', bg: 'Осем минути' }, right: true },
      { id: '01a1f865-271a-7b96-8366-f05e775e4a48', text: { en: 'Eight seconds', bg: 'Осем секунди' } },
      { id: '01a1f865-271b-7b6f-bd64-43d851de61ed', text: { en: 'Eight hours', bg: 'Осем часа' } },
      { id: '01a1f865-271c-75c7-8132-7999a27531a6', text: { en: 'Eight days', bg: 'Осем дни' } },
    ],
    source: 'NASA Science, “Sun: Facts”',
  },
  {
    id: '01a1f865-271d-7755-8a11-5252976ef5a8',
    topic: 'science',
    forChildren: true,
    text: { en: 'What is the Sun?', bg: 'Какво е Слънцето?' },
    answers: [
      { id: '01a1f865-271e-7da4-b0e3-64d978433c07', text: { en: 'A comet', bg: 'Комета' } },
      { id: '01a1f865-271f-7a3c-842d-b3e477311a8e', text: { en: 'A star', bg: 'Звезда' }, right: true },
      { id: '01a1f865-2720-7e00-990a-ca3c584999c8', text: { en: 'A moon', bg: 'Спътник' } },
      { id: '01a1f865-2721-717c-a988-9aaae7f91cc2', text: { en: 'A planet', bg: 'Планета' } },
    ],
    source: 'NASA Science, “Sun: Facts”',
  },
  {
    id: '01a1f865-2722-7623-b847-95378db5e472',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Which body’s pull is the main cause of the tides in the ocean?',
      bg: 'Чие привличане е главната причина за приливите и отливите в океана?',
    },
    answers: [
      { id: '01a1f865-2723-7cc2-935c-cb733e76de10', text: { en: 'The North Star’s', bg: 'На Полярната звезда' } },
      { id: '01a1f865-2724-712e-8fa8-e2647ff7173e', text: { en: 'Mars’s', bg: 'На Марс' } },
      { id: '01a1f865-2725-7547-b339-eee9757b7811', text: { en: 'The Moon’s', bg: 'На Луната' }, right: true },
      { id: '01a1f865-2726-742c-b823-d9a3e52201b8', text: { en: 'Jupiter’s', bg: 'На Юпитер' } },
    ],
    source: 'NOAA, “What are tides?”',
  },
  {
    id: '01a1f865-2727-7a79-bfcf-842e3e7b8a25',
    topic: 'science',
    forChildren: true,
    text: { en: 'Who was the first human being in space?', bg: 'Кой е първият човек в Космоса?' },
    answers: [
      { id: '01a1f865-2728-7e54-91f4-481f589525e4', text: { en: 'Georgi Ivanov', bg: 'Георги Иванов' } },
      { id: '01a1f865-2729-7711-872f-7f26200e40c5', text: { en: 'Neil Armstrong', bg: 'Нийл Армстронг' } },
      { id: '01a1f865-272a-71a4-8059-a25953e7fd6d', text: { en: 'Yuri Gagarin', bg: 'Юрий Гагарин' }, right: true },
      { id: '01a1f865-272b-7a65-b5bf-72f89f269081', text: { en: 'Valentina Tereshkova', bg: 'Валентина Терешкова' } },
    ],
    source: 'Encyclopaedia Britannica, “Yuri Gagarin”',
  },
  {
    id: '01a1f865-272c-7371-8014-c75f9c8ee472',
    topic: 'science',
    forChildren: true,
    text: { en: 'Who was the first person to walk on the Moon?', bg: 'Кой е първият човек, стъпил на Луната?' },
    answers: [
      { id: '01a1f865-272d-71a2-8c55-c200201fb81f', text: { en: 'John Glenn', bg: 'Джон Глен' } },
      { id: '01a1f865-272e-77b8-9f6b-f89a7ae2dc55', text: { en: 'Neil Armstrong', bg: 'Нийл Армстронг' }, right: true },
      { id: '01a1f865-272f-722f-97c5-8bb8e2032683', text: { en: 'Buzz Aldrin', bg: 'Бъз Олдрин' } },
      { id: '01a1f865-2730-7198-9c15-2ba610263352', text: { en: 'Yuri Gagarin', bg: 'Юрий Гагарин' } },
    ],
    source: 'NASA, “Apollo 11”',
  },
]
