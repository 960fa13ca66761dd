/** What is said of a picture that the site's policy does not let be shown, whether a config or content names it. */
export const refusedPicture = 'the site’s policy refuses pictures from there: no visitor sees it'
