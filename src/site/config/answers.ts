/** Returns whether the page at this path, with `:name` for a parameter, answers an address. */
export function answers(path: string, address: string): boolean {
  const [steps, names] = [path.split('/'), address.split('/')]
  return (
    steps.length === names.length &&
    steps.every((step, index) => step === names[index] || (step.startsWith(':') && names[index] !== ''))
  )
}
