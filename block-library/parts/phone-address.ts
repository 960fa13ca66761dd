/** Where a telephone number as it is printed leads. */
export const phoneAddress = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
