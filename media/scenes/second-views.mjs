// Scenes seen from a second place, for the Gallery.
import { busStandScenes } from './bus-stands.mjs'
import { civicDayScenes } from './civic-day.mjs'
import { civicStreetScenes } from './civic-streets.mjs'
import { factoryDayScenes } from './factory-day.mjs'
import { hotelDayScenes } from './hotel-day.mjs'
import { learningDayScenes } from './learning-day.mjs'
import { shopsDayScenes } from './shops-day.mjs'

// The same place under a name of its own, from `pos` towards `at`.
const from = (scene, pos, at, fov) => async (n) => (await scene(n)).camera(pos, at, fov)

export const secondViews = {
  'bus-terminal-3': from(busStandScenes['bus-terminal-1'], [5.6, 1.7, 12.6], [-1, 2.9, 0], 64),
  'government-plaza-4': from(civicDayScenes['government-plaza-3'], [12, 1.8, 18], [-0.6, 5, 0], 62),
  'park-screen-2': from(civicDayScenes['park-screen-1'], [-9.6, 1.7, 14], [-2, 4, 0], 62),
  'city-screen-2': from(civicStreetScenes['public-screen-1'], [9.4, 1.7, 15], [-0.6, 4.4, 0], 62),
  'campaign-truck-2': from(civicStreetScenes['campaign-truck-1'], [6.4, 1.6, 11.4], [0.6, 2.2, 0], 62),
  'station-forecourt-2': from(busStandScenes['station-forecourt-1'], [10, 1.7, 17], [-0.8, 4, 0], 60),
  'ceremony-screen-2': from(civicDayScenes['ceremony-screen-1'], [11, 2, 17], [-1, 4.2, 0], 60),
  'yard-board-2': from(factoryDayScenes['yard-board-1'], [9.6, 1.8, 14], [-0.6, 3.8, 0], 62),
  'poolside-3': from(hotelDayScenes['poolside-2'], [7.6, 1.7, 11], [-0.6, 3.2, 0], 62),
  'campus-3': from(learningDayScenes['campus-2'], [9.6, 1.7, 15], [-0.6, 4.2, 0], 62),
  'retail-window-8': from(shopsDayScenes['retail-window-5'], [-4, 1.6, 7.2], [-0.4, 1.9, 0], 60),
}
