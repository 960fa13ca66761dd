import { lazy } from 'react'

// Panels that need the schemas and examples of all blocks, which load with the first use.

export const LateOptionsPanel = lazy(async () => {
  const { OptionsPanel: component } = await import('./options-panel.tsx')
  return { default: component }
})

export const LatePalettePanel = lazy(async () => {
  const { PalettePanel: component } = await import('./palette-panel.tsx')
  return { default: component }
})
