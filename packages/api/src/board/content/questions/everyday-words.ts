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
    text: { en: 'Which is the last letter of the Greek alphabet?', bg: 'Коя е последната буква на гръцката азбука?' },
    answers: [
      { id: '01a1f865-28e5-7415-b53e-ccf0d49f8cd4', text: { en: 'Delta', bg: 'Делта' } },
      { id: '01a1f865-28e6-7247-b56f-f1200d196e89', text: { en: 'Alpha', bg: 'Алфа' } },
      { id: '01a1f865-28e7-72d9-bd30-cbc8c28e0ba7', text: { en: 'Sigma', bg: 'Сигма' } },
      { id: '01a1f865-28e8-7419-ad0b-77d45d6119d9', text: { en: 'Omega', bg: 'Омега' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Greek alphabet”',
  },
]
