import { lazy } from 'react'

// Panels that need the schemas and examples of all blocks, which load with the first use.

export const LateOptionsPanel = lazy(async () => ({
  default: (await import('./options-panel.tsx')).OptionsPanel,
}))

export const LatePalettePanel = lazy(async () => ({
  default: (await import('./palette-panel.tsx')).PalettePanel,
}))
