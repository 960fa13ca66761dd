/** Makes something of an object once, for all the rules that ask for it. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>()
  return (of) => {
    const found = known.get(of) ?? { made: make(of) }
    known.set(of, found)
    return found.made
  }
}
