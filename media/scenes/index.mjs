// Names to scenes, and where each picture goes.
import { airportScenes } from './airport.mjs'
import { auditoriumScenes } from './auditorium.mjs'
import { boardroomScenes } from './boardroom.mjs'
import { civicDayScenes } from './civic-day.mjs'
import { civicHallScenes } from './civic-halls.mjs'
import { civicStreetScenes } from './civic-streets.mjs'
import { busStandScenes } from './bus-stands.mjs'
import { shopsWithinScenes } from './shops-within.mjs'
import { columnScenes } from './column.mjs'
import { concertStageScenes } from './concert-stage.mjs'
import { controlRoomScenes } from './control-room.mjs'
import { councilHallScenes } from './council-hall.mjs'
import { curvedScenes } from './curved.mjs'
import { curvesDayScenes } from './curves-day.mjs'
import { customScenes } from './custom.mjs'
import { exhibitionHallScenes } from './exhibition-hall.mjs'
import { factoryDayScenes } from './factory-day.mjs'
import { hotelDayScenes } from './hotel-day.mjs'
import { learningDayScenes } from './learning-day.mjs'
import { officeDayScenes } from './office-day.mjs'
import { eventsDayScenes } from './events-day.mjs'
import { formScenes } from './forms.mjs'
import { glassHallsScenes } from './glass-halls.mjs'
import { glassWindowsScenes } from './glass-windows.mjs'
import { glassWorksScenes } from './glass-works.mjs'
import { indoorWallScenes } from './indoor-wall.mjs'
import { keynoteScenes } from './keynote.mjs'
import { metroScenes } from './metro.mjs'
import { outdoorDayScenes } from './outdoor-day.mjs'
import { outdoorSitesScenes } from './outdoor-sites.mjs'
import { outdoorWallScenes } from './outdoor-wall.mjs'
import { productionBoardScenes } from './production-board.mjs'
import { rainScenes } from './rain.mjs'
import { rentalStageScenes } from './rental-stage.mjs'
import { shopsDayScenes } from './shops-day.mjs'
import { roomsReadScenes } from './rooms-read.mjs'
import { sitePagesScenes } from './site-pages.mjs'
import { squareScenes } from './square.mjs'
import { stageScenes } from './stages.mjs'
import { standeePlacesScenes } from './standee-places.mjs'
import { standeeScenes } from './standee.mjs'
import { storeInteriorScenes } from './store-interior.mjs'
import { touchWallScenes } from './touch-wall.mjs'
import { townhallOfficeScenes } from './townhall-office.mjs'
import { transparentScenes } from './transparent.mjs'
import { truckDayScenes } from './truck-day.mjs'
import { truckStopsScenes } from './truck-stops.mjs'
import { truckWorksScenes } from './truck-works.mjs'
import { truckScenes } from './truck.mjs'
import { wayfindingScenes } from './wayfinding.mjs'

// Close views that are built in Blender alone (cycles/hardware.py).
export const hardware = [
  ...['1-2', '1-5', '1-8', '2', '2-5', '2-6', '2-9', '3', '3-9', '4', '5', '6', '8', '10'].map(
    (pitch) => `module-p${pitch}`,
  ),
  ...['wall', 'floor', 'hanging', 'mobile', 'recessed', 'slab'].map((way) => `mount-${way}`),
  ...['cabinet-front', 'cabinet-rear', 'service-front', 'colour'].flatMap((name) => [
    `${name}-1`,
    `${name}-2`,
  ]),
  ...['power-unit-1', 'sizes-1', 'curve-cabinet', 'cabinet-rear-3', 'floor-tiles'],
  ...['p1-8', 'p2', 'p2-5', 'p3', 'p4', '240', '320'].map((name) => `soft-${name}`),
  ...['p2-6', 'p3-9', 'edge'].map((name) => `clear-${name}`),
  ...['p6', 'p8', 'p10'].map((name) => `film-${name}`),
  'stage-p4-8',
  ...['lock', 'angle', 'square', 'tall', 'bow', 'case'].map((name) => `rental-${name}`),
  ...['finger', 'line', 'edge', 'bright', 'surface', 'mobile', '108', '136', '163'].map((name) => `touch-${name}`),
  ...['rear', 'side', 'wide'].map((name) => `truck-${name}`),
  ...['two', 'three', 'castors', 'base', 'hung', 'usb', 'bracket', 'plug', 'scale', 'case', 'slim'].map(
    (name) => `standee-${name}`,
  ),
]

export const scenes = {
  ...civicDayScenes,
  ...eventsDayScenes,
  ...officeDayScenes,
  ...hotelDayScenes,
  ...learningDayScenes,
  ...civicHallScenes,
  ...civicStreetScenes,
  ...busStandScenes,
  ...shopsWithinScenes,
  ...factoryDayScenes,
  ...shopsDayScenes,
  ...controlRoomScenes,
  ...roomsReadScenes,
  ...councilHallScenes,
  ...concertStageScenes,
  ...exhibitionHallScenes,
  ...keynoteScenes,
  ...rentalStageScenes,
  ...boardroomScenes,
  ...townhallOfficeScenes,
  ...auditoriumScenes,
  ...storeInteriorScenes,
  ...airportScenes,
  ...metroScenes,
  ...wayfindingScenes,
  ...productionBoardScenes,
  ...indoorWallScenes,
  ...curvedScenes,
  ...columnScenes,
  ...customScenes,
  ...outdoorWallScenes,
  ...truckScenes,
  ...standeeScenes,
  ...touchWallScenes,
  ...transparentScenes,
  ...rainScenes,
  ...sitePagesScenes,
  ...outdoorDayScenes,
  ...outdoorSitesScenes,
  ...glassHallsScenes,
  ...glassWindowsScenes,
  ...glassWorksScenes,
  ...formScenes,
  ...curvesDayScenes,
  ...standeePlacesScenes,
  ...truckDayScenes,
  ...truckStopsScenes,
  ...truckWorksScenes,
  ...stageScenes,
  ...squareScenes,
}

/** The places of the distance stage are no pictures of the content. */
const isStage = (name) => Object.hasOwn(stageScenes, name)
const isSite = (name) => name.startsWith('hero-') || name.startsWith('closing-')
const named = ([list]) => list.split(/\s+/)
/** Pictures that a page shows over its full width. */
const wide = named`cabinet-rear-1 cabinet-rear-2 clear-hills control-room-2 factory-floor-1 indoor-wall-4 metro-1 office-lobby-2
  outdoor-wall-3 rental-stage-3 retail-window-5 sizes-1 stage-wall-1 standee-aisle touch-reach touch-wall-2 truck-3
  stage-day-morning stage-day-noon stage-day-dusk stage-day-night visitor-gallery-1`
/** Pictures at the head of an article, or cut to an upright place. */
const heads = named`boardroom-2 clear-hung colour-2 curved-4 factory-floor-4 home-outdoor hotel-lobby-1 module-p10
  outdoor-dimmed rental-stage-5 service-front-1 standee-scale transparent-3 yard-board-1`
export function sizeOf(name) {
  if (wide.includes(name)) return [2560, 1600]
  if (heads.includes(name)) return [1760, 1100]
  if (isStage(name)) return [1920, 1200]
  return isSite(name) ? [1920, 1080] : [1440, 900]
}
export const fileOf = (name) =>
  `${isSite(name) || isStage(name) ? 'public/media' : 'content/storage/pictures'}/${name}.webp`
