import type { Question } from '../types.ts'

export const everydayWords: readonly Question[] = [
  {
    id: '01a1f865-28df-7d8e-98ab-b64e413b45da',
    topic: 'everyday',
    text: {
      en: 'What do we call words that sound different but mean the same or nearly the same?',
      bg: 'Как се наричат думите с различен звуков състав, но с еднакво или близко значение?',
    },
    answers: [
      { id: '01a1f865-28e0-7857-a74e-5f3013db1ea1', text: { en: 'Homonyms', bg: 'Омоними' } },
      { id: '01a1f865-28e1-78bf-a55f-4d7a821ef9f0', text: { en: 'Acronyms', bg: 'Акроними' } },
      { id: '01a1f865-28e2-7205-bf16-caeea6cfa921', text: { en: 'Synonyms', bg: 'Синоними' }, right: true },
      { id: '01a1f865-28e3-79fa-9b66-ac1178614edc', text: { en: 'Antonyms', bg: 'Антоними' } },
    ],
    source: 'Language: synonyms are words of the same or nearly the same meaning',
  },
  {
    id: '01a1f865-28e4-7f7c-9dae-32790cadc9e4',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'Which is the last letter of the Greek alphabet?', bg: 'Коя е последната буква на гръцката азбука?' },
    answers: [
      { id: '01a1f865-28e5-7415-b53e-ccf0d49f8cd4', text: { en: 'Delta', bg: 'Делта' } },
      { id: '01a1f865-28e6-7247-b56f-f1200d196e89', text: { en: 'Alpha', bg: 'Алфа' } },
      { id: '01a1f865-28e7-72d9-bd30-cbc8c28e0ba7', text: { en: 'Sigma', bg: 'Сигма' } },
      { id: '01a1f865-28e8-7419-ad0b-77d45d6119d9', text: { en: 'Omega', bg: 'Омега' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Greek alphabet”',
  },
  {
    id: '01a218a2-4e03-709b-b3e2-18226f562a5f',
    topic: 'everyday',
    text: {
      en: 'What do we call a word that reads the same from both ends?',
      bg: 'Как се нарича дума, която се чете еднакво отпред назад и отзад напред?',
    },
    answers: [
      { id: '01a218a2-4e04-714b-9729-bad4fb493234', text: { en: 'An anagram', bg: 'Анаграма' } },
      { id: '01a218a2-4e05-7126-ac4e-3d8885d54f2d', text: { en: 'A palindrome', bg: 'Палиндром' }, right: true },
      { id: '01a218a2-4e06-707c-96ad-a8edf5c3d5e7', text: { en: 'An acronym', bg: 'Акроним' } },
      { id: '01a218a2-4e07-77cb-acbf-769a69a73daa', text: { en: 'A metaphor', bg: 'Метафора' } },
    ],
    source: 'Encyclopaedia Britannica, “palindrome”',
  },
  {
    id: '01a218a2-4e08-74de-998b-db923120a95a',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: '“Telephone” comes from the Greek words for “far” and what?',
      bg: 'Думата „телефон“ идва от гръцките думи за „далече“ и какво още?',
    },
    answers: [
      { id: '01a218a2-4e09-7f63-83e6-98051ac5cfca', text: { en: 'Sound', bg: 'Звук' }, right: true },
      { id: '01a218a2-4e0a-7973-973e-e53efdbf7b31', text: { en: 'Wire', bg: 'Жица' } },
      { id: '01a218a2-4e0b-7a6c-a76e-1608de37b6e7', text: { en: 'Friend', bg: 'Приятел' } },
      { id: '01a218a2-4e0c-76e2-9679-a68615be649d', text: { en: 'Box', bg: 'Кутия' } },
    ],
    source: 'Merriam-Webster Dictionary, “telephone”',
  },
  {
    id: '01a218a2-4e0d-7f4e-9dea-8182131f4ff0',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'What does the Greek word “hippopotamus” mean?', bg: 'Какво означава гръцката дума „хипопотам“?' },
    answers: [
      { id: '01a218a2-4e0e-7fa6-9b69-98ccaacc6d71', text: { en: 'Water cow', bg: 'Водна крава' } },
      { id: '01a218a2-4e0f-73af-b26a-1df6a757897f', text: { en: 'Fat pig', bg: 'Дебело прасе' } },
      { id: '01a218a2-4e10-787c-9d3f-d6aa351fe965', text: { en: 'Lake elephant', bg: 'Езерен слон' } },
      { id: '01a218a2-4e11-7923-993d-c5d59d69403c', text: { en: 'River horse', bg: 'Речен кон' }, right: true },
    ],
    source: 'Merriam-Webster Dictionary, “hippopotamus”',
  },
  {
    id: '01a218a2-4e12-7f32-abee-70568b548071',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'How many letters are there in the English alphabet?', bg: 'Колко букви има английската азбука?' },
    answers: [
      { id: '01a218a2-4e13-7c41-8ff2-e2e0adc6bfb5', text: { en: '24', bg: '24' } },
      { id: '01a218a2-4e14-7536-84e3-ad60d3846482', text: { en: '30', bg: '30' } },
      { id: '01a218a2-4e15-778d-9872-f054a0b00826', text: { en: '26', bg: '26' }, right: true },
      { id: '01a218a2-4e16-7f12-94a6-1ef3bdd1373f', text: { en: '33', bg: '33' } },
    ],
    source: 'Encyclopaedia Britannica, “Latin alphabet”',
  },
  {
    id: '01a218a2-4e17-7184-b754-6e60e305680a',
    topic: 'everyday',
    text: { en: 'What do the letters QR in “QR code” stand for?', bg: 'Какво означават буквите QR в „QR код“?' },
    answers: [
      { id: '01a218a2-4e18-7f91-a343-9a5284f82165', text: { en: 'Quality record', bg: 'Запис за качество' } },
      { id: '01a218a2-4e19-7a4a-a4ad-976bd76b193e', text: { en: 'Quick response', bg: 'Бърз отговор' }, right: true },
      { id: '01a218a2-4e1a-7389-8644-af566eb052e2', text: { en: 'Quiet reader', bg: 'Тих четец' } },
      { id: '01a218a2-4e1b-74b0-9011-c5e2c6c08836', text: { en: 'Question and reply', bg: 'Въпрос и отклик' } },
    ],
    source: 'DENSO WAVE, “History of QR Code”',
  },
]
