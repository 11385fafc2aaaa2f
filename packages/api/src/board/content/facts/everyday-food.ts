import type { Fact } from '../types.ts'

export const everydayFood: readonly Fact[] = [
  {
    id: '01a218ab-683e-74eb-ae55-9abbd93c69f0',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The sandwich is named after the fourth Earl of Sandwich, who liked to eat his meat between two slices of bread.',
      bg: 'Сандвичът носи името на четвъртия граф Сандвич, който обичал да яде месото си между две филии хляб.',
    },
    source: 'Encyclopaedia Britannica, “sandwich”',
  },
  {
    id: '01a218ab-683f-724a-8cb6-042744403ba6',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The first carrots that people grew were purple or yellow. Orange ones became common only some four hundred years ago.',
      bg: 'Първите моркови, отглеждани от хората, са лилави или жълти. Оранжевите стават обичайни едва преди около четиристотин години.',
    },
    source: 'Encyclopaedia Britannica, “carrot”; Iorizzo and others, Nature Genetics, 2016',
  },
  {
    id: '01a218ab-6840-74e4-8d1b-fd408978e1ce',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Five hundred and fifty years ago there were no tomatoes, potatoes, peppers or maize in Europe. They all came from America.',
      bg: 'Преди петстотин и петдесет години в Европа е нямало домати, картофи, чушки и царевица. Всички те са дошли от Америка.',
    },
    source: 'Encyclopaedia Britannica, “Columbian exchange”',
  },
  {
    id: '01a218ab-6841-7101-9d29-7f2ff8b83ac1',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Apples float in water because about a quarter of an apple is air.',
      bg: 'Ябълките плават във водата, защото около една четвърт от ябълката е въздух.',
    },
    source: 'University of Illinois Extension, “Apple facts”',
  },
  {
    id: '01a218ab-6842-7dbf-88ae-5b7bae65abd9',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'A closed jar of honey hardly ever goes bad: it is so sweet and has so little water that germs cannot grow in it.',
      bg: 'Медът в затворен буркан почти не се разваля: толкова е сладък и с толкова малко вода, че микробите не могат да се развиват в него.',
    },
    source: 'Smithsonian Magazine, “The Science Behind Honey’s Eternal Shelf Life”',
  },
  {
    id: '01a218ab-6843-7270-9eef-1ba02214c18b',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'A kernel of popcorn holds a drop of water. When it gets hot, the water turns to steam and bursts the hard shell.',
      bg: 'В зърното за пуканки има капчица вода. Щом се нагорещи, тя се превръща в пара и пръсва твърдата обвивка.',
    },
    source:
      'Virot and Ponomarenko, “Popcorn: critical temperature, jump and sound”, Journal of the Royal Society Interface, 2015',
  },
  {
    id: '01a218ab-6844-7303-94fe-45af4c002e6c',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'A cut onion makes a gas that stings the eyes. Tears wash it away.',
      bg: 'Нарязаният лук отделя газ, който щипе очите. Сълзите ни го отмиват.',
    },
    source: 'Library of Congress, Everyday Mysteries, “Why does chopping an onion make you cry?”',
  },
  {
    id: '01a218ab-6845-7528-bd51-fadfc63515df',
    topic: 'everyday',
    text: {
      en: 'The word “ketchup” most likely comes from the name of a Chinese sauce of pickled fish. Tomatoes got into it only in the nineteenth century.',
      bg: 'Думата „кетчуп“ най-вероятно идва от името на китайски сос от солена риба. Доматите влизат в него едва през XIX век.',
    },
    source: 'Encyclopaedia Britannica, “ketchup”',
  },
  {
    id: '01a218ab-6846-7bc0-9863-2a5f892dc298',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Chocolate grows on trees: it is made of the seeds of cacao, whose big pods hang straight from the trunk.',
      bg: 'Шоколадът расте по дърветата: прави се от семената на какаото, чиито големи плодове висят направо от стъблото.',
    },
    source: 'Encyclopaedia Britannica, “cacao”',
  },
  {
    id: '01a218ab-6847-79ba-a1f2-610d658e3175',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Vanilla comes from an orchid. Its flower opens for less than a day, so growers hurry to pollinate it by hand.',
      bg: 'Ванилията идва от орхидея. Цветът ѝ се отваря за по-малко от ден, затова хората бързат да го опрашат на ръка.',
    },
    source: 'Encyclopaedia Britannica, “vanilla”',
  },
]
