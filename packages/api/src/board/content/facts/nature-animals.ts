import type { Fact } from '../types.ts'

export const natureAnimals: readonly Fact[] = [
  {
    id: '01a1f865-2634-7d6b-be09-329ac7797649',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'An octopus has three hearts, and its blood is blue, because copper rather than iron carries the oxygen in it.',
      bg: 'Октоподът има три сърца, а кръвта му е синя, защото в нея кислородът се пренася от метала мед, а не от желязо.',
    },
    source: 'Natural History Museum, London, “Octopuses”',
  },
  {
    id: '01a1f865-2635-7a3d-80c0-cc2ec441d813',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Hummingbirds can hover in one place and even fly backwards, because their wings can turn at the shoulder.',
      bg: 'Колибритата могат да висят на едно място във въздуха и дори да летят назад, защото крилете им се въртят в рамото.',
    },
    source: 'Encyclopaedia Britannica, “hummingbird”',
  },
  {
    id: '01a1f865-2636-79c6-b5b4-8e199def174e',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A honeybee that has found food tells the others by dancing: the dance shows both the direction and the distance.',
      bg: 'Медоносна пчела, която е намерила храна, съобщава за нея с танц: той показва и посоката, и разстоянието.',
    },
    source: 'Karl von Frisch, “The Dance Language and Orientation of Bees”',
  },
  {
    id: '01a1f865-2637-7285-af97-790da0eee700',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The blue whale, the largest animal living today, feeds almost only on krill, which are just a few centimetres long.',
      bg: 'Синият кит, най-голямото животно на нашето време, се храни почти само с крил – рачета, дълги едва няколко сантиметра.',
    },
    source: 'Encyclopaedia Britannica, “blue whale”',
  },
  {
    id: '01a1f865-2638-777b-96e7-3f1a6f0c16c7',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A giraffe has seven bones in its neck, exactly as many as you have. They are just much longer.',
      bg: 'В шията на жирафа има седем прешлена – точно колкото и в твоята. Просто са много по-дълги.',
    },
    source: 'Encyclopaedia Britannica, “giraffe”',
  },
  {
    id: '01a1f865-2639-70fc-bac1-aad3e3ad4306',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Under its white fur a polar bear has black skin, and the hairs themselves have no colour at all.',
      bg: 'Под бялата си козина бялата мечка има черна кожа, а самите косми всъщност са безцветни.',
    },
    source: 'Polar Bears International, “Polar bear facts”',
  },
  {
    id: '01a1f865-263a-769b-884c-d00610720e48',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Flamingos hatch with grey or white down. They turn pink from the pigments in the food they eat.',
      bg: 'Фламингото се излюпва със сив или бял пух. Розов го правят багрилата в храната му.',
    },
    source: 'Smithsonian’s National Zoo, “Why are flamingos pink?”',
  },
  {
    id: '01a1f865-263b-7cb3-90ac-4ca2f6623c27',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Cats cannot taste sweetness: one of the genes needed for it does not work in them.',
      bg: 'Котките не усещат сладкия вкус: един от гените, нужни за това, при тях не действа.',
    },
    source: 'Li and others, “Pseudogenization of a Sweet-Receptor Gene”, PLoS Genetics, 2005',
  },
  {
    id: '01a1f865-263c-71e7-bfe3-9d6dfd93f1db',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Arctic terns fly from the Arctic to the Antarctic and back every year, tens of thousands of kilometres in all.',
      bg: 'Полярните рибарки всяка година летят от Арктика до Антарктика и обратно – общо десетки хиляди километри.',
    },
    source: 'Encyclopaedia Britannica, “Arctic tern”',
  },
  {
    id: '01a1f865-263d-7cc4-a904-5404d3aa88af',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Sea otters have the densest fur of all mammals: in places more than a hundred thousand hairs grow on one square centimetre.',
      bg: 'Морските видри имат най-гъстата козина сред бозайниците: на места над сто хиляди косъма на един квадратен сантиметър.',
    },
    source: 'Monterey Bay Aquarium, “Sea otter”',
  },
  {
    id: '01a1f865-263e-736e-979d-49732a99149c',
    topic: 'nature',
    text: {
      en: 'Among seahorses it is the father who carries the eggs in a pouch on his belly until the young hatch.',
      bg: 'При морските кончета бащата носи яйцата в торбичка на корема си, докато малките се излюпят.',
    },
    source: 'Encyclopaedia Britannica, “sea horse”',
  },
  {
    id: '01a1f865-2641-7a73-8334-9285c92e2dcc',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Wombats leave droppings shaped almost like cubes. The walls of their gut, stretchy in some parts and stiff in others, form them.',
      bg: 'Изпражненията на вомбата са почти кубични. Оформят ги стените на червата му, които на места са разтегливи, а на места – твърди.',
    },
    source:
      'Yang and others, “Intestines of non-uniform stiffness mold the corners of wombat feces”, Soft Matter, 2021',
  },
  {
    id: '01a1f865-2642-771c-a4b0-836806df1da3',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Outside the nesting season a common swift can stay in the air for months, eating and drinking on the wing.',
      bg: 'Извън размножителния сезон черният бързолет може да остане във въздуха с месеци: той яде и пие в полет.',
    },
    source: 'Hedenström and others, “Annual 10-Month Aerial Life Phase in the Common Swift”, Current Biology, 2016',
  },
  {
    id: '01a1f865-2644-70f2-a96e-69e38b8656ef',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Butterflies taste with their feet: that is how they find out whether a leaf is right for their eggs.',
      bg: 'Пеперудите усещат вкуса с краката си: така разбират дали листото е подходящо за яйцата им.',
    },
    source: 'Encyclopaedia Britannica, “lepidopteran”',
  },
  {
    id: '01a1f865-2645-727a-977e-6b748ec5ab2f',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Bats are the only mammals capable of true flight. Flying squirrels do not fly but glide.',
      bg: 'Прилепите са единствените бозайници, които наистина летят. Летящите катерици не летят, а планират.',
    },
    source: 'Encyclopaedia Britannica, “bat”',
  },
  {
    id: '01a1f865-2646-764e-818b-15f72b1be807',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The platypus lays eggs although it is a mammal, and with its bill it can feel the weak electric fields of its prey.',
      bg: 'Птицечовката снася яйца, макар да е бозайник, а с човката си усеща слабите електрични полета на плячката.',
    },
    source: 'Encyclopaedia Britannica, “platypus”',
  },
  {
    id: '01a1f865-2647-7fb3-85e0-f46e1c718467',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Emperor penguin fathers keep the egg warm on their feet for about two months of the Antarctic winter and eat nothing all that time.',
      bg: 'Бащите при императорските пингвини топлят яйцето върху краката си около два месеца през антарктическата зима и през цялото време не ядат нищо.',
    },
    source: 'Encyclopaedia Britannica, “emperor penguin”',
  },
  {
    id: '01a218ae-935c-714e-b6fe-b43b92dc4547',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Three-toed sloths climb down from their trees only about once a week. They do it to use the toilet.',
      bg: 'Трипръстите ленивци слизат от дърветата си само около веднъж седмично. Правят го, за да отидат по нужда.',
    },
    source: 'Encyclopaedia Britannica, “sloth”',
  },
  {
    id: '01a218ae-935d-75b8-aadb-7f526bcb1761',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A cow’s stomach has four parts. The cow swallows grass almost whole, then brings it up again and chews it at leisure.',
      bg: 'Стомахът на кравата има четири дяла. Тя гълта тревата почти цяла, а после я връща в устата си и спокойно я предъвква.',
    },
    source: 'Encyclopaedia Britannica, “ruminant”',
  },
  {
    id: '01a218ae-935e-7f79-8f85-aae10fc1e209',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A garden snail has thousands of tiny teeth. They sit in rows on its tongue, and the snail uses them like a file.',
      bg: 'Градинският охлюв има хиляди мънички зъбчета. Те са подредени върху езика му и охлювът си служи с него като с пила.',
    },
    source: 'Encyclopaedia Britannica, “radula”',
  },
  {
    id: '01a218ae-935f-7f34-825c-6f6f91f78416',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Crickets hear with their front legs: they have an ear just below each knee.',
      bg: 'Щурците чуват с предните си крака: ушите им са точно под коленете.',
    },
    source: 'Encyclopaedia Britannica, “cricket” (insect); “tympanal organ”',
  },
  {
    id: '01a218ae-9360-79b6-a4ed-154995d361d5',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A starfish has no brain and no blood. It pumps sea water through its body instead.',
      bg: 'Морската звезда няма нито мозък, нито кръв. Вместо кръв тя изпомпва през тялото си морска вода.',
    },
    source: 'NOAA, “Are starfish really fish?”',
  },
  {
    id: '01a218ae-9361-7330-8462-8ed1bcdc3f8a',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'An owl cannot roll its eyes. To look aside it turns its head, and it can do so far enough to see behind itself.',
      bg: 'Совата не може да движи очите си. За да погледне встрани, тя върти глава – и то толкова, че вижда и зад гърба си.',
    },
    source: 'Encyclopaedia Britannica, “owl”',
  },
  {
    id: '01a218ae-9362-7570-a9e9-589239aed2a2',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A chameleon can shoot out its tongue farther than its body is long, and it does so in a blink.',
      bg: 'Хамелеонът може да изстреля езика си на разстояние, по-голямо от дължината на тялото му, и то за миг.',
    },
    source: 'Encyclopaedia Britannica, “chameleon”',
  },
  {
    id: '01a218ae-9363-75b8-8f7c-eb01c94e1aef',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The tongue of a woodpecker is so long that the bones that hold it curl round the back of the skull.',
      bg: 'Езикът на кълвача е толкова дълъг, че костиците, които го държат, се извиват зад черепа му.',
    },
    source: 'Cornell Lab of Ornithology, “Woodpeckers”; Encyclopaedia Britannica, “woodpecker”',
  },
  {
    id: '01a218ae-9364-7c80-82dd-0416fd7aa7ab',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Koalas have fingerprints so much like ours that even under a microscope it is hard to tell them apart.',
      bg: 'Коалите имат пръстови отпечатъци, които толкова приличат на нашите, че е трудно да се различат дори под микроскоп.',
    },
    source: 'Henneberg and others, “Fingerprint homoplasy: koalas and humans”, naturalScience, 1997',
  },
  {
    id: '01a218ae-9365-7dfa-88cd-d4182cd275f6',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Dolphins sleep with one half of the brain at a time. The other half stays awake and sees to it that they come up for air.',
      bg: 'Делфините спят само с едната половина на мозъка. Другата остава будна и се грижи да изплуват за въздух.',
    },
    source:
      'Encyclopaedia Britannica, “dolphin”; Scientific American, “How do whales and dolphins sleep without drowning?”',
  },
  {
    id: '01a218ae-9366-79f3-b0a8-4a9ca51daeef',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The pupils of a goat are flat bars, not circles. They let it watch the ground almost all the way round.',
      bg: 'Зениците на козата не са кръгли, а приличат на легнали чертички. С тях тя вижда почти навсякъде около себе си.',
    },
    source: 'Banks and others, “Why do animal eyes have pupils of different shapes?”, Science Advances, 2015',
  },
]
