import { plainLine, shortened } from '../../util/plain-line.ts'

/**
 * Returns a line for the terminal about a stored enquiry. It has nothing of the visitor's text, because logs are kept
 * longer than personal data may be.
 */
export function announceEntry(
  { reference, id }: { reference: string; id: string },
  ignored: string[],
): string {
  const line = `Enquiry ${reference} is stored: npm run enquiries -- show ${id}`
  if (ignored.length === 0) return line
  return `${line}\n  ignored fields that no form of the site has: ${shortened(plainLine(ignored.join(', ')), MAX_LIST_LENGTH)}`
}

/** Maximum characters of the list of ignored fields. */
const MAX_LIST_LENGTH = 300
