/**
 * Returns whether the site's own server takes enquiries, so that a browser can post the form without the site's script.
 * Otherwise the script sends them to the e-mail service.
 */
export const takesPosts = () => !import.meta.env.VITE_EMAILJS_KEY
