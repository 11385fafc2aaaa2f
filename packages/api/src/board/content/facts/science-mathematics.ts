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
  {
    id: '01a218ae-9379-7052-9465-716c1c089241',
    topic: 'science',
    text: {
      en: 'Rules for calculating with zero were first written down in India by Brahmagupta, in the year 628.',
      bg: 'Правила за смятане с нулата за пръв път записва в Индия Брахмагупта през 628 г.',
    },
    source: 'Encyclopaedia Britannica, “Brahmagupta”',
  },
  {
    id: '01a218ae-937a-7c2a-8ffc-96b05ebafd5b',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'To add up all the numbers from 1 to 100, pair them: 1 with 100, 2 with 99 … Fifty pairs of 101 make 5,050.',
      bg: 'За да събереш числата от 1 до 100, групирай ги по двойки: 1 и 100, 2 и 99 … Петдесет двойки по 101 правят 5050.',
    },
    source: 'Arithmetic: 50 × 101 = 5050',
  },
  {
    id: '01a218ae-937b-788f-bf34-607a95f70a81',
    topic: 'science',
    text: {
      en: 'Bees are clever builders: in 1999 it was proved that no pattern of equal cells needs less wall than hexagons.',
      bg: 'Пчелите са умни строители: през 1999 г. е доказано, че от всички равни килийки шестоъгълните искат най-малко материал за стените.',
    },
    source: 'Thomas Hales, “The Honeycomb Conjecture”, 2001',
  },
  {
    id: '01a218ae-937c-7960-85a2-4295d34be5b9',
    topic: 'science',
    text: {
      en: 'Four colours are enough for any flat map, so that no neighbours are alike. In 1976 it was proved with the help of a computer.',
      bg: 'За всяка карта стигат четири цвята, така че съседите никога да не са еднакви. Доказано е през 1976 г. с помощта на компютър.',
    },
    source: 'Encyclopaedia Britannica, “four-colour map problem”',
  },
  {
    id: '01a218ae-937d-7dfd-b961-da50f5bf7615',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Multiply 9 by any number from 1 to 10 and add up the digits of the answer: you always get 9.',
      bg: 'Умножи 9 по което и да е число от 1 до 10 и събери цифрите на отговора: винаги се получава 9.',
    },
    source: 'Arithmetic: 9, 18, 27, 36, 45, 54, 63, 72, 81, 90',
  },
]
