import page from '../../page-configs/general/screen-planner.ts'
import { schema } from '../../block-library/led/screen-planner/schema.ts'

/** The planner of this site, with its defaults. */
export const planner = schema.parse(page.blocks.find(({ type }) => type === 'screen-planner'))
