import { defineWords } from 'pagework'

export default defineWords({
  common: {
    brokenPicture: 'Image Error',
    lostPicture: 'Image not available',
  },
})
