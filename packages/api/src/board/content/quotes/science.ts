import type { Quote } from '../types.ts'

/** Quotes on nature, numbers and discovery. */
export const science: readonly Quote[] = [
  {
    id: '01a218bc-a645-7a71-beb9-14428b9a6aa6',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'We may say most aptly, that the Analytical Engine weaves algebraical patterns just as the Jacquard-loom weaves flowers and leaves.',
      bg: 'Можем съвсем уместно да кажем, че Аналитичната машина тъче алгебрични шарки точно както жакардовият стан тъче цветя и листа.',
    },
    woman: true,
    author: { en: 'Ada Lovelace', bg: 'Ада Лъвлейс' },
    source: { en: 'Notes on the Analytical Engine (1843)', bg: 'Бележки за Аналитичната машина (1843)' },
  },
  {
    id: '01a218bc-a646-7f47-9469-d7599410fa12',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'We especially need imagination in science. It is not all mathematics, nor all logic, but it is somewhat beauty and poetry.',
      bg: 'Въображението ни е особено нужно в науката. Тя не е само математика, нито само логика, а донякъде и красота, и поезия.',
    },
    woman: true,
    author: { en: 'Maria Mitchell', bg: 'Мария Мичъл' },
    source: {
      en: 'Maria Mitchell: Life, Letters, and Journals (1896)',
      bg: '„Мария Мичъл. Живот, писма и дневници“ (1896)',
    },
  },
  {
    id: '01a218bc-a647-7c13-996d-b3400a4b65ce',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'I am one of those who think that science has great beauty.',
      bg: 'Аз съм от тези, които мислят, че в науката има голяма красота.',
    },
    woman: true,
    author: { en: 'Marie Curie', bg: 'Мария Кюри' },
    source: {
      en: 'Debate on the future of culture, Madrid, 1933',
      bg: 'Дебат за бъдещето на културата, Мадрид, 1933 г.',
    },
  },
  {
    id: '01a218bc-a648-7ab2-9774-1f14f3c32acb',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'All my life through, the new sights of Nature made me rejoice like a child.',
      bg: 'През целия ми живот новите гледки на природата ме радваха като дете.',
    },
    woman: true,
    author: { en: 'Marie Curie', bg: 'Мария Кюри' },
    source: {
      en: 'Autobiographical Notes, in Pierre Curie (1923)',
      bg: '„Автобиографични бележки“, в „Пиер Кюри“ (1923)',
    },
  },
  {
    id: '01a218bc-a649-7e27-85aa-cff31f719ed7',
    topic: 'science',
    text: {
      en: '… scientific work … must be done for itself, for the beauty of science, and then there is always the chance that a scientific discovery may become like the radium a benefit for humanity.',
      bg: '… научната работа … трябва да се върши заради самата нея, заради красотата на науката, и тогава винаги е възможно едно научно откритие да стане, също като радия, благо за човечеството.',
    },
    woman: true,
    author: { en: 'Marie Curie', bg: 'Мария Кюри' },
    source: {
      en: '“The Discovery of Radium”, address at Vassar College, 14 May 1921',
      bg: '„Откриването на радия“, реч в колежа „Васар“, 14 май 1921 г.',
    },
  },
  {
    id: '01a218bc-a64a-7ffd-8c33-553f4756e01f',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Mathematics … is the science that demands the most imagination, and one of the foremost mathematicians of our century says quite rightly that it is impossible to be a mathematician without also being a poet in one’s soul.',
      bg: 'Математиката … е наука, която изисква най-много въображение, и един от първите математици на нашия век съвсем вярно казва, че не може да си математик, без в същото време да си и поет по душа.',
    },
    woman: true,
    author: { en: 'Sofya Kovalevskaya', bg: 'София Ковалевска' },
    source: { en: 'Letter to Aleksandra Shabelskaya (1890)', bg: 'Писмо до Александра Шабелская (1890)' },
  },
  {
    id: '01a218bc-a64b-737f-ba5d-fe2750743bcb',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'If Aristotle had cooked, he would have written much more.',
      bg: 'Ако Аристотел беше готвил, щеше да напише много повече.',
    },
    woman: true,
    author: { en: 'Sor Juana Inés de la Cruz', bg: 'Сор Хуана Инес де ла Крус' },
    source: { en: 'Reply to Sor Filotea (1691)', bg: '„Отговор на сестра Филотея“ (1691)' },
  },
  {
    id: '01a218bc-a64c-7a35-8ef9-6db66f20a341',
    topic: 'science',
    text: {
      en: 'Apprehension, uncertainty, waiting, expectation, fear of surprise, do a patient more harm than any exertion.',
      bg: 'Тревогата, несигурността, чакането, очакването, страхът от изненади вредят на болния повече от всяко усилие.',
    },
    woman: true,
    author: { en: 'Florence Nightingale', bg: 'Флорънс Найтингейл' },
    source: { en: 'Notes on Nursing (1859)', bg: '„Бележки за грижата за болните“ (1859)' },
  },
  {
    id: '01a218bc-a64d-7597-801a-18db6cfdc1bc',
    topic: 'science',
    text: {
      en: 'It may seem a strange principle to enunciate as the very first requirement in a Hospital that it should do the sick no harm.',
      bg: 'Може да изглежда странно да обявим за първо изискване към една болница да не вреди на болните.',
    },
    woman: true,
    author: { en: 'Florence Nightingale', bg: 'Флорънс Найтингейл' },
    source: { en: 'Notes on Hospitals (1863)', bg: '„Бележки за болниците“ (1863)' },
  },
  {
    id: '01a218bc-a64e-7c36-977d-c5626763f6df',
    topic: 'science',
    text: {
      en: '… education is a natural process spontaneously carried out by the human individual, and is acquired not by listening to words but by experiences upon the environment.',
      bg: '… образованието е естествен процес, който човек извършва по собствен подтик и който се постига не чрез слушане на думи, а чрез опит с околния свят.',
    },
    woman: true,
    author: { en: 'Maria Montessori', bg: 'Мария Монтесори' },
    source: { en: 'Education for a New World (1946)', bg: '„Образование за нов свят“ (1946)' },
  },
  {
    id: '01a218bc-a64f-7e83-8b14-60e6d0bd0dc6',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'We travel to learn; and I have never been in any country where they did not do something better than we do it, think some thoughts better than we think, catch some inspiration from heights above our own.',
      bg: 'Пътуваме, за да се учим; и никога не съм била в страна, където да не правят нещо по-добре от нас, да не мислят нещо по-добре от нас, да не черпят вдъхновение от върхове, по-високи от нашите.',
    },
    woman: true,
    author: { en: 'Maria Mitchell', bg: 'Мария Мичъл' },
    source: {
      en: 'Maria Mitchell: Life, Letters, and Journals (1896)',
      bg: '„Мария Мичъл. Живот, писма и дневници“ (1896)',
    },
  },
  {
    id: '01a218bc-a650-79b8-9161-b2803e23d120',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'When we try to pick out anything by itself, we find it hitched to everything else in the Universe.',
      bg: 'Опитаме ли се да отделим нещо само за себе си, откриваме, че е свързано с всичко останало във Вселената.',
    },
    author: { en: 'John Muir', bg: 'Джон Мюир' },
    source: { en: 'My First Summer in the Sierra (1911)', bg: '„Първото ми лято в Сиерата“ (1911)' },
  },
  {
    id: '01a218bc-a651-72ca-87dc-b4cfe05e2092',
    topic: 'nature',
    forChildren: true,
    text: {
      en: '… from so simple a beginning endless forms most beautiful and most wonderful have been, and are being, evolved.',
      bg: '… от тъй просто начало са се развили и се развиват безброй форми, най-прекрасни и най-чудни.',
    },
    author: { en: 'Charles Darwin', bg: 'Чарлс Дарвин' },
    source: { en: 'On the Origin of Species (1859)', bg: '„Произход на видовете“ (1859)' },
  },
  {
    id: '01a218bc-a652-763e-ad48-feac564ec03f',
    topic: 'science',
    text: {
      en: 'Sit down before fact as a little child, be prepared to give up every preconceived notion, follow humbly wherever and to whatever abysses nature leads, or you shall learn nothing.',
      bg: 'Седни пред фактите като малко дете, бъди готов да се откажеш от всяка предварителна представа, следвай смирено природата накъдето и към каквито и бездни да те води – иначе нищо няма да научиш.',
    },
    author: { en: 'Thomas Henry Huxley', bg: 'Томас Хенри Хъксли' },
    source: { en: 'Letter to Charles Kingsley, 23 September 1860', bg: 'Писмо до Чарлс Кингсли, 23 септември 1860 г.' },
  },
  {
    id: '01a218bc-a653-7346-9a89-7ae3a72fb3fe',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Science is built of facts as a house is built of stones; but a heap of facts is no more a science than a heap of stones is a house.',
      bg: 'Науката се гради от факти, както къщата – от камъни; но куп факти не е наука, както куп камъни не е къща.',
    },
    author: { en: 'Henri Poincaré', bg: 'Анри Поанкаре' },
    source: { en: 'Science and Hypothesis (1902)', bg: '„Наука и хипотеза“ (1902)' },
  },
  {
    id: '01a218bc-a654-75bf-a930-6772d4597c29',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'It is by logic that we prove, but by intuition that we invent.',
      bg: 'С логика доказваме, а с интуиция изобретяваме.',
    },
    author: { en: 'Henri Poincaré', bg: 'Анри Поанкаре' },
    source: { en: 'Science and Method (1908)', bg: '„Наука и метод“ (1908)' },
  },
  {
    id: '01a218bc-a655-7da2-bd3e-24cda9347937',
    topic: 'science',
    text: {
      en: 'Two things fill the mind with ever new and growing admiration and awe …: the starry heavens above me and the moral law within me.',
      bg: 'Две неща изпълват душата с все ново и нарастващо възхищение и благоговение …: звездното небе над мен и нравственият закон в мен.',
    },
    author: { en: 'Immanuel Kant', bg: 'Имануел Кант' },
    source: { en: 'Critique of Practical Reason (1788)', bg: '„Критика на практическия разум“ (1788)' },
  },
]
