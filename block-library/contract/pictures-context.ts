import { createContext, use } from 'react'
import type { PictureSource, PreparedPictures } from './picture-variants.ts'

/** The prepared pictures of the page. Any other picture is shown unchanged. */
export const PicturesContext = createContext<PreparedPictures>({})

/** Receives the pictures that the document's head should preload. Only publishing provides it. */
export const PreloadContext = createContext<(sources: PictureSource[]) => void>(() => {})

export const usePrepared = (src: string | undefined) => use(PicturesContext)[src ?? '']
