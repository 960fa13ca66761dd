import { domainToASCII } from 'node:url'
import { plainEmail } from '../../../schemas/enquiry.ts'

/** Returns the one spelling of an e-mail address for comparisons: lower case, the domain as mail servers write it. */
export const asciiAddress = (address: string) =>
  plainEmail(address)
    .normalize()
    .toLowerCase()
    .replace(/(?<=@)[^@]+$/, (domain) => domainToASCII(domain) || domain)
