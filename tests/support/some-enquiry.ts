/** An enquiry as the form sends it. Tests add the fields by which they distinguish enquiries. */
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
