/** The failure of a step, in words for the person who runs the site. */
export class CanaryFault extends Error {
  override readonly name = 'CanaryFault'
  readonly step: string

  constructor(step: string, reason: string) {
    super(reason)
    this.step = step
  }
}
