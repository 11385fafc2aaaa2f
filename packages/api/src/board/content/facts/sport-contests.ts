import type { Fact } from '../types.ts'

export const sportContests: readonly Fact[] = [
  {
    id: '01a1f865-2673-7c36-a356-830ee1787dbb',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In 1987 Stefka Kostadinova jumped 2.09 metres. Her world record in the women’s high jump stood for more than 36 years.',
      bg: 'През 1987 г. Стефка Костадинова скача 2,09 метра. Световният ѝ рекорд в скока на височина за жени се задържа повече от 36 години.',
    },
    source: 'World Athletics, “Stefka Kostadinova”; world record progression of the women’s high jump',
  },
  {
    id: '01a1f865-2683-70aa-ad5e-b2621b9b1d05',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'At the first modern Olympic Games, in Athens in 1896, the winners received silver medals, not gold ones.',
      bg: 'На първите съвременни олимпийски игри в Атина през 1896 г. победителите получават сребърни медали, а не златни.',
    },
    source: 'International Olympic Committee, “Athens 1896: the medals”',
  },
]
