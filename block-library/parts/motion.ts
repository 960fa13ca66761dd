/** Returns the visitor's setting for less motion. Its `change` event reports a switch. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')
