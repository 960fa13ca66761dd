/** The visitor's setting for less motion; its `change` event reports a switch. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')
