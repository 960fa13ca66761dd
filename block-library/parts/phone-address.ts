/** Returns the link of a telephone number as it is printed. */
export const phoneAddress = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
