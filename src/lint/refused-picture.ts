/** Message for a picture of a config or of content whose host the site's policy does not allow. */
export const refusedPicture = 'the site’s policy refuses pictures from there: no visitor sees it'
