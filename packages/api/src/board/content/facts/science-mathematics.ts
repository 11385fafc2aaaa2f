import type { Fact } from '../types.ts'

export const scienceMathematics: readonly Fact[] = [
  {
    id: '01a1f865-264c-7cda-a8c4-8050c9321328',
    topic: 'science',
    text: {
      en: 'The digits of the number pi never end and never settle into a repeating pattern.',
      bg: 'Цифрите на числото пи след десетичната запетая нямат край и никога не започват да се повтарят периодично.',
    },
    source: 'Encyclopaedia Britannica, “pi”',
  },
  {
    id: '01a1f865-2656-7173-95e4-e2cf09660d52',
    topic: 'science',
    text: {
      en: 'Fold an A4 sheet in half and its proportions stay the same, because its sides are as one to the square root of two.',
      bg: 'Ако сгънеш на две лист с формат А4, пропорциите му остават същите, защото страните му се отнасят като едно към корен квадратен от две.',
    },
    source: 'ISO 216, “Writing paper and certain classes of printed matter”',
  },
  {
    id: '01a1f865-2657-7e17-82bf-5ba603961c78',
    topic: 'science',
    text: {
      en: 'In a group of only 23 people the chance that two of them share a birthday is slightly more than one half.',
      bg: 'В група от само 23 души вероятността двама да имат рожден ден на една и съща дата е малко над една втора.',
    },
    source: 'Encyclopaedia Britannica, “probability theory”: the birthday problem',
  },
  {
    id: '01a1f865-2658-7d50-a0cd-a595b11e8dec',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Give a strip of paper half a twist and glue its ends together: you get a Möbius strip, which has only one side.',
      bg: 'Усучи хартиена лента на половин оборот и залепи краищата ѝ: получава се лист на Мьобиус, който има само една страна.',
    },
    source: 'Encyclopaedia Britannica, “Möbius strip”',
  },
  {
    id: '01a1f865-2687-7948-bc86-41fd8cef8e57',
    topic: 'science',
    text: {
      en: 'In 1843 Ada Lovelace published instructions for a computing machine that was never built. They are often called the first program.',
      bg: 'През 1843 г. Ада Лъвлейс публикува указания за изчислителна машина, която така и не е построена. Често ги наричат първата програма.',
    },
    source: 'Encyclopaedia Britannica, “Ada Lovelace”',
  },
]
