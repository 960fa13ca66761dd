/** Address of the e-mail service, unless the settings give another. */
export const emailServiceOrigin = 'https://api.emailjs.com'
