import { artsBooks } from './facts/arts-books.ts'
import { artsBuildingsAndStage } from './facts/arts-buildings-and-stage.ts'
import { artsMusic } from './facts/arts-music.ts'
import { artsPictures } from './facts/arts-pictures.ts'
import { bulgariaCulture } from './facts/bulgaria-culture.ts'
import { bulgariaLandAndCustoms } from './facts/bulgaria-land-and-customs.ts'
import { bulgariaPast } from './facts/bulgaria-past.ts'
import { everydayFood } from './facts/everyday-food.ts'
import { everydayThings } from './facts/everyday-things.ts'
import { everydayWords } from './facts/everyday-words.ts'
import { historyAntiquity } from './facts/history-antiquity.ts'
import { historyLater } from './facts/history-later.ts'
import { natureAnimals } from './facts/nature-animals.ts'
import { natureBody } from './facts/nature-body.ts'
import { naturePlants } from './facts/nature-plants.ts'
import { scienceMathematics } from './facts/science-mathematics.ts'
import { scienceMatter } from './facts/science-matter.ts'
import { scienceSpace } from './facts/science-space.ts'
import { sportContests } from './facts/sport-contests.ts'
import { sportGames } from './facts/sport-games.ts'
import { worldCountries } from './facts/world-countries.ts'
import { worldLandAndSea } from './facts/world-land-and-sea.ts'
import { worldLanguages } from './facts/world-languages.ts'
import type { Fact } from './types.ts'

export const facts: readonly Fact[] = [
  ...artsBooks,
  ...artsBuildingsAndStage,
  ...artsMusic,
  ...artsPictures,
  ...bulgariaCulture,
  ...bulgariaLandAndCustoms,
  ...bulgariaPast,
  ...everydayFood,
  ...everydayThings,
  ...everydayWords,
  ...historyAntiquity,
  ...historyLater,
  ...natureAnimals,
  ...natureBody,
  ...naturePlants,
  ...scienceMathematics,
  ...scienceMatter,
  ...scienceSpace,
  ...sportContests,
  ...sportGames,
  ...worldCountries,
  ...worldLandAndSea,
  ...worldLanguages,
]
