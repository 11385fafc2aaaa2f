import type { Fact } from '../types.ts'

export const artsBooks: readonly Fact[] = [
  {
    id: '01a1f865-267a-71ec-9b8b-82d749da7aff',
    topic: 'arts',
    text: {
      en: 'The word “robot” comes from the Czech for forced labour and first appeared in a play by Karel Čapek in 1920.',
      bg: 'Думата „робот“ идва от чешката дума за принудителен труд и се появява за пръв път в пиеса на Карел Чапек през 1920 г.',
    },
    source: 'Karel Čapek, “R.U.R.” (1920); Encyclopaedia Britannica, “robot”',
  },
  {
    id: '01a218ad-1bf2-7bf2-9d8a-c8395964556a',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Lewis Carroll made up “Alice in Wonderland” in 1862 during a trip in a rowing boat, for three sisters. One of them was called Alice.',
      bg: 'Луис Карол измисля „Алиса в Страната на чудесата“ през 1862 г., докато се разхожда с лодка с три сестри. Едната се казва Алис.',
    },
    source: 'British Library, “Alice’s Adventures Under Ground”',
  },
  {
    id: '01a218ad-1bf3-74f4-92a4-fba7104f108e',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Karin, the daughter of Astrid Lindgren, lay ill and asked for a story about Pippi Longstocking. She had just made up the name.',
      bg: 'Карин, дъщерята на Астрид Линдгрен, лежи болна и иска приказка за Пипи Дългото чорапче – име, което току-що си е измислила сама.',
    },
    source: 'The Astrid Lindgren Company, “Pippi Longstocking”',
  },
  {
    id: '01a218ad-1bf4-7bf2-8892-fb6e1975954e',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Winnie-the-Pooh got his name from a real bear, Winnipeg, who lived at London Zoo and was gentle with children.',
      bg: 'Мечо Пух, който на английски се казва Уини, е кръстен на истинска мечка – Уинипег. Тя живяла в Лондонския зоопарк и била добра с децата.',
    },
    source: 'Zoological Society of London, “Winnie-the-Pooh and London Zoo”',
  },
  {
    id: '01a218ad-1bf5-7d6c-8827-c7da9addbf0a',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The pictures in “The Little Prince” were painted by its author, Antoine de Saint-Exupéry, himself.',
      bg: 'Картинките в „Малкият принц“ са нарисувани от самия автор – Антоан дьо Сент-Екзюпери.',
    },
    source: 'Antoine de Saint-Exupéry, “The Little Prince” (1943)',
  },
  {
    id: '01a218ad-1bf6-7b07-b480-54771415d03c',
    topic: 'arts',
    text: {
      en: 'Mary Shelley was eighteen when she began “Frankenstein”, in the rainy summer of 1816, for a contest of ghost stories.',
      bg: 'Мери Шели е на осемнадесет години, когато през дъждовното лято на 1816 г. започва „Франкенщайн“ – за състезание по страшни истории.',
    },
    source: 'Mary Shelley, “Frankenstein”, introduction to the edition of 1831',
  },
  {
    id: '01a218ad-1bf7-7e65-a578-c8e4b18350b3',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'In the book “The Wonderful Wizard of Oz” Dorothy’s magic shoes are silver. They became ruby red only in the film of 1939.',
      bg: 'В книгата „Вълшебникът от Оз“ вълшебните обувки на Дороти са сребърни. Рубинени стават чак във филма от 1939 г.',
    },
    source: 'L. Frank Baum, “The Wonderful Wizard of Oz” (1900), chapter 2',
  },
  {
    id: '01a218ad-1bf8-7a2d-80cb-09351b5ab561',
    topic: 'arts',
    text: {
      en: '“Pinocchio” first appeared in a magazine. Collodi wanted to stop after fifteen chapters, but his young readers asked for more.',
      bg: '„Пинокио“ излиза най-напред в списание. Колоди иска да спре след петнадесет глави, но малките читатели искат още.',
    },
    source: 'Encyclopaedia Britannica, “The Adventures of Pinocchio”',
  },
  {
    id: '01a218ad-1bf9-7578-b775-1b3d749d14b9',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Hans Christian Andersen was very good at cutting figures out of paper, and he did it while telling his fairy tales.',
      bg: 'Ханс Кристиан Андерсен умее чудесно да изрязва фигурки от хартия и го прави, докато разказва приказките си.',
    },
    source: 'H. C. Andersen’s House, Odense: the paper cuts',
  },
]
