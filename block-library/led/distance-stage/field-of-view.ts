/**
 * Height of the distance stage's window, in metres for each metre of distance: an angle of 14.3 degrees. A window of 16
 * cm that the visitor sees from 65 cm has this angle, so that it shows things as large as they would look.
 */
export const WINDOW_HEIGHT_PER_METRE = 0.25
