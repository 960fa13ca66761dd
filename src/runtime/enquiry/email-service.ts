/** Where the e-mail service is, unless the settings say otherwise. */
export const emailServiceOrigin = 'https://api.emailjs.com'
