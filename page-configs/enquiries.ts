import { defineEnquiries } from 'pagework'

/**
 * Enquiries are stored by the site's own server and listed by `npm run enquiries`. No channel is set, so none is
 * delivered. `docs/operations.md` explains channels such as:
 *
 *     channels: [
 *       { name: 'sales-mail', type: 'smtp', from: 'site@xigi.example', to: ['sales@xigi.example'] },
 *       {
 *         name: 'crm',
 *         type: 'webhook',
 *         url: 'https://crm.xigi.example/enquiries',
 *         when: { option: ['Customer'], page: ['/products/*'], city: ['Chennai'] },
 *       },
 *     ],
 *
 * Their secrets are the environment variables ENQUIRY_SMTP_URL and ENQUIRY_WEBHOOK_SECRET. ENQUIRY_INBOX_TOKEN opens
 * the inbox at `/__inbox`.
 */
export default defineEnquiries({ keep: '18 months' })
