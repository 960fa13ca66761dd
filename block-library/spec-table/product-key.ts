/** Returns the name of a product in the address of the comparison: the last part of the address of its page. */
export const productKey = (product: { to?: string | undefined } | undefined) =>
  product?.to?.replace(/^.*\//, '') ?? ''
