/** Heading of the distance stage, on products and on Home. */
export const stageHeading = 'From where will they look?'

/** Returns whether a product's page has the distance stage. */
export const hasStage = ({ prefix }: { prefix: string }) =>
  ['indoor_led', 'outdoor_led', 'transparent_led'].includes(prefix)
