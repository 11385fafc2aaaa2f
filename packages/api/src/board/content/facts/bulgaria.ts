import type { Fact } from '../types.ts'

export const bulgaria: readonly Fact[] = [
  {
    id: '01a1f865-2664-7920-9de8-2cec11e879ff',
    text: {
      en: 'The gold jewellery found in the Varna necropolis is more than six thousand years old, among the oldest worked gold in the world.',
      bg: 'Златните накити от Варненския некропол са на повече от шест хиляди години – сред най-старото обработено злато в света.',
    },
  },
  {
    id: '01a1f865-2665-7bfb-8823-8ff6262b01e5',
    forChildren: true,
    text: {
      en: 'It takes several tonnes of rose petals to make a single kilogram of Bulgarian rose oil.',
      bg: 'За един-единствен килограм българско розово масло са нужни няколко тона розов цвят.',
    },
  },
  {
    id: '01a1f865-2666-7458-b396-77e98e2cb8cb',
    text: {
      en: 'In 1905 Stamen Grigorov, a young Bulgarian in Geneva, described the bacterium that turns milk into yoghurt. It is now named after Bulgaria.',
      bg: 'През 1905 г. Стамен Григоров, млад българин в Женева, описва бактерията, която превръща прясното мляко в кисело. Днес тя носи името на България.',
    },
  },
  {
    id: '01a1f865-2667-7ba9-b8bf-b1c7cb6f82ba',
    text: {
      en: 'Rila Monastery was founded in the tenth century by pupils of the hermit Saint John of Rila.',
      bg: 'Рилският манастир е основан през X век от ученици на отшелника свети Иван Рилски.',
    },
  },
  {
    id: '01a1f865-2668-784f-ac11-0aea21eccb0e',
    forChildren: true,
    text: {
      en: 'Musala in the Rila mountains, 2925 metres high, is the highest peak not only in Bulgaria but on the whole Balkan Peninsula.',
      bg: 'Мусала в Рила, висок 2925 метра, е най-високият връх не само в България, но и на целия Балкански полуостров.',
    },
  },
  {
    id: '01a1f865-2669-73d6-9490-46ddb3918f77',
    forChildren: true,
    text: {
      en: 'Bulgarians often shake their heads to say yes and nod to say no, which puzzles many visitors.',
      bg: 'Българите често поклащат глава за „да“ и кимат за „не“, което обърква много чужденци.',
    },
  },
  {
    id: '01a1f865-266a-7bc0-a762-30877507b283',
    forChildren: true,
    text: {
      en: 'The motto of Sofia is “Ever growing, never ageing”, and it can be read on the city’s coat of arms.',
      bg: 'Девизът на София гласи „Расте, но не старее“ и може да се прочете на герба на града.',
    },
  },
  {
    id: '01a1f865-266b-71eb-914f-66d9169f11d4',
    forChildren: true,
    text: {
      en: 'The two Voyager probes carry a Bulgarian folk song among the stars: “Izlel e Delyu Haydutin”, sung by Valya Balkanska.',
      bg: 'Двете сонди „Вояджър“ носят сред звездите българска народна песен: „Излел е Делю хайдутин“ в изпълнение на Валя Балканска.',
    },
  },
  {
    id: '01a1f865-266c-7dd8-b05e-14a0a92f4f09',
    forChildren: true,
    text: {
      en: 'The Roman theatre in Plovdiv lay buried for centuries. It was dug out in the twentieth century, and plays are staged in it again.',
      bg: 'Античният театър в Пловдив векове наред лежи под земята. Разкрит е през XX век и днес в него отново се играят представления.',
    },
  },
  {
    id: '01a1f865-266d-7fd4-af09-b2b6d86bd435',
    text: {
      en: 'The prehistoric drawings in the Magura cave in north-western Bulgaria were painted with bat guano.',
      bg: 'Праисторическите рисунки в пещерата Магура в Северозападна България са направени с гуано от прилепи.',
    },
  },
  {
    id: '01a1f865-266e-78d9-b1d2-dfa5caf8c6f3',
    forChildren: true,
    text: {
      en: 'Lake Srebarna near the Danube is one of the places where the rare Dalmatian pelican nests.',
      bg: 'Езерото Сребърна край Дунав е едно от местата, на които гнезди редкият къдроглав пеликан.',
    },
  },
  {
    id: '01a1f865-266f-79a4-84f5-282639957104',
    forChildren: true,
    text: {
      en: 'The Madara Rider was cut into a sheer cliff about 23 metres above the ground in the early Middle Ages.',
      bg: 'Мадарският конник е изсечен през ранното средновековие в отвесна скала на около 23 метра над земята.',
    },
  },
  {
    id: '01a1f865-2670-7a91-8284-716a5fa4db87',
    forChildren: true,
    text: {
      en: 'On 1 March Bulgarians give each other a martenitsa of red and white thread and wear it until they see a stork or a tree in bloom.',
      bg: 'На 1 март българите си подаряват мартеници от червен и бял конец и ги носят, докато видят щъркел или цъфнало дърво.',
    },
  },
  {
    id: '01a1f865-2671-7c82-b6aa-f738d3d1d66f',
    text: {
      en: 'The first Bulgarian secular school of the new kind, where pupils taught one another, opened in Gabrovo in 1835.',
      bg: 'Първото българско светско училище от новия тип, в което учениците се обучават взаимно, отваря врати в Габрово през 1835 г.',
    },
  },
  {
    id: '01a1f865-2672-752d-a0b5-1da2e807f29e',
    forChildren: true,
    text: {
      en: 'John Atanasoff, whose father was born in Bulgaria, built one of the first electronic digital computers together with Clifford Berry.',
      bg: 'Джон Атанасов, чийто баща е роден в България, създава заедно с Клифърд Бери един от първите електронни цифрови компютри.',
    },
  },
  {
    id: '01a1f865-2673-7c36-a356-830ee1787dbb',
    forChildren: true,
    text: {
      en: 'In 1987 Stefka Kostadinova jumped 2.09 metres. Her world record in the women’s high jump stood for more than 36 years.',
      bg: 'През 1987 г. Стефка Костадинова скача 2,09 метра. Световният ѝ рекорд в скока на височина за жени се задържа повече от 36 години.',
    },
  },
  {
    id: '01a1f865-2674-7af2-8059-78fa6a9bc7c5',
    text: {
      en: 'The frescoes of 1259 in Boyana Church near Sofia show people with lively, individual faces, unusual for their time.',
      bg: 'Стенописите от 1259 г. в Боянската църква край София показват хора с живи, индивидуални лица – нещо необичайно за времето.',
    },
  },
  {
    id: '01a1f865-2675-7a6e-8093-02ef475b2403',
    forChildren: true,
    text: {
      en: 'Several of the Seven Rila Lakes are named after their shapes: the Eye, the Kidney, the Trefoil.',
      bg: 'Няколко от Седемте рилски езера са кръстени на формата си: Окото, Бъбрека, Трилистника.',
    },
  },
]
