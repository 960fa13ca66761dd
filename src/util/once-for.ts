/** Caches a function's result per object. Rules share results in this way. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const cache = new WeakMap<Of, { made: Made }>()
  return (of) => {
    const entry = cache.get(of) ?? { made: make(of) }
    cache.set(of, entry)
    return entry.made
  }
}
