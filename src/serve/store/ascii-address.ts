import { domainToASCII } from 'node:url'
import { plainEmail } from '../../../schemas/enquiry.ts'

/** Returns an e-mail address with its domain as mail servers write it. `toLowerCase()` makes two of them comparable. */
export const asciiAddress = (address: string) =>
  plainEmail(address)
    .normalize()
    .replace(/(?<=@)[^@]+$/, (domain) => domainToASCII(domain) || domain)
