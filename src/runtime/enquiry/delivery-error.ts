/** The reason why an enquiry did not arrive. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Whether another attempt may help: throttled, blocked temporarily, service down, no network. */
  readonly mayPass: boolean

  constructor(reason: string, mayPass: boolean, options?: ErrorOptions) {
    super(reason, options)
    this.mayPass = mayPass
  }
}
