import { createContext, use } from 'react'
import type { PictureSource, PreparedPictures } from './picture-variants.ts'

/** The pictures that came with the page; one that is not among them is shown as it is. */
export const PicturesContext = createContext<PreparedPictures>({})

/** Hears of the pictures that the document's head should ask for; only publishing listens. */
export const PreloadContext = createContext<(sources: PictureSource[]) => void>(() => {})

export const usePrepared = (src: string | undefined) => use(PicturesContext)[src ?? '']
