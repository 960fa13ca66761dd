import type { Enquiry, EnquiryValues } from '../../schemas/enquiry.ts'

/** Values typed into the form. */
export const typed: EnquiryValues = {
  name: 'Asha Rao',
  company: 'Rao Events',
  phone: '+91 98400 00000',
  email: 'asha@example.com',
  option: 'Customer',
  message: 'Two windows of 3 m.\nBoth face west.',
}

/** Returns the typed values with another message. */
export const withMessage = (message: string): EnquiryValues => ({ ...typed, message })

/** Values of an empty form. */
export const blank: EnquiryValues = { name: '', company: '', phone: '', email: '', option: '', message: '' }

/** An enquiry with the typed values. */
export const enquiry: Enquiry = {
  id: 'one',
  values: typed,
  source: { landing: '/', referrer: 'https://search.example/', page: '/products', utm_source: 'newsletter' },
  flagged: false,
  createdAt: '2025-11-21T10:00:00.000Z',
}

/**
 * Creates a storage like the browser's. `refuse` makes reading and writing throw, as a blocked or full storage does.
 */
export function createStorage() {
  const entries = new Map<string, string>()
  const refuse = { reading: false, writing: false }
  const use = (isRefused: boolean) => {
    if (isRefused) throw new DOMException('Not now', 'QuotaExceededError')
  }
  const storage: Storage = {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => {
      use(refuse.reading)
      return entries.get(key) ?? null
    },
    setItem: (key, value) => {
      use(refuse.writing)
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
  return { storage, refuse, entries }
}
