/** An enquiry as the form sends it, for a mailbox to take; what sets one apart from another is added by whoever needs it. */
export const someEnquiry = {
  name: 'Asha Rao',
  company: '',
  phone: '',
  email: 'asha@example.com',
  option: 'Customer',
  message: 'Two walls',
  service_id: 'local',
  template_id: 'enquiry',
  user_id: 'local',
}
