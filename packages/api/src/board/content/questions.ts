import { artsBooks } from './questions/arts-books.ts'
import { artsMusic } from './questions/arts-music.ts'
import { artsPictures } from './questions/arts-pictures.ts'
import { bulgariaCulture } from './questions/bulgaria-culture.ts'
import { bulgariaCustoms } from './questions/bulgaria-customs.ts'
import { bulgariaLand } from './questions/bulgaria-land.ts'
import { bulgariaPast } from './questions/bulgaria-past.ts'
import { everydayHome } from './questions/everyday-home.ts'
import { everydayKitchen } from './questions/everyday-kitchen.ts'
import { everydayNumbers } from './questions/everyday-numbers.ts'
import { everydayWords } from './questions/everyday-words.ts'
import { historyAntiquity } from './questions/history-antiquity.ts'
import { historyMiddleAges } from './questions/history-middle-ages.ts'
import { historyModern } from './questions/history-modern.ts'
import { natureAnimals } from './questions/nature-animals.ts'
import { natureBody } from './questions/nature-body.ts'
import { natureMammals } from './questions/nature-mammals.ts'
import { naturePlants } from './questions/nature-plants.ts'
import { scienceMathematics } from './questions/science-mathematics.ts'
import { scienceMatter } from './questions/science-matter.ts'
import { sciencePhysics } from './questions/science-physics.ts'
import { scienceSpace } from './questions/science-space.ts'
import { sportBallGames } from './questions/sport-ball-games.ts'
import { sportContests } from './questions/sport-contests.ts'
import { sportGames } from './questions/sport-games.ts'
import { worldCapitalsAndFlags } from './questions/world-capitals-and-flags.ts'
import { worldCountries } from './questions/world-countries.ts'
import { worldLandAndSea } from './questions/world-land-and-sea.ts'
import type { Question } from './types.ts'

export const questions: readonly Question[] = [
  ...artsBooks,
  ...artsMusic,
  ...artsPictures,
  ...bulgariaCulture,
  ...bulgariaCustoms,
  ...bulgariaLand,
  ...bulgariaPast,
  ...everydayHome,
  ...everydayKitchen,
  ...everydayNumbers,
  ...everydayWords,
  ...historyAntiquity,
  ...historyMiddleAges,
  ...historyModern,
  ...natureAnimals,
  ...natureBody,
  ...natureMammals,
  ...naturePlants,
  ...scienceMathematics,
  ...scienceMatter,
  ...sciencePhysics,
  ...scienceSpace,
  ...sportBallGames,
  ...sportContests,
  ...sportGames,
  ...worldCapitalsAndFlags,
  ...worldCountries,
  ...worldLandAndSea,
]
