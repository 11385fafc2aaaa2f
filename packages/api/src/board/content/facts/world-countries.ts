import type { Fact } from '../types.ts'

export const worldCountries: readonly Fact[] = [
  {
    id: '01a1f865-265c-7ea2-b0aa-234c30df1e66',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Istanbul lies on two continents: the Bosporus, the strait between Europe and Asia, runs through the middle of it.',
      bg: 'Истанбул е разположен на два континента: през средата му минава Босфорът, проливът между Европа и Азия.',
    },
    source: 'Encyclopaedia Britannica, “Istanbul”',
  },
  {
    id: '01a1f865-2662-7c0d-920d-a90dec254224',
    topic: 'world',
    text: {
      en: 'Only three countries are wholly surrounded by a single other one: San Marino, Vatican City and Lesotho.',
      bg: 'Само три държави са изцяло заобиколени от една-единствена друга: Сан Марино, Ватикана и Лесото.',
    },
    source: 'Encyclopaedia Britannica, “enclave”',
  },
]
