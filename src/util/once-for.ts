/** Caches a function's result per object, or per part of it. Rules share results in this way. */
export function onceFor<Of extends object, Made>(
  make: (of: Of) => Made,
  keyOf: (of: Of) => object = (of) => of,
): (of: Of) => Made {
  const cache = new WeakMap<object, { made: Made }>()
  return (of) => {
    const entry = cache.get(keyOf(of)) ?? { made: make(of) }
    cache.set(keyOf(of), entry)
    return entry.made
  }
}

/** Caches a function's result per pair of objects. */
export function onceForPair<A extends object, B extends object, Made>(
  make: (a: A, b: B) => Made,
): (a: A, b: B) => Made {
  const of = onceFor((a: A) => onceFor((b: B) => make(a, b)))
  return (a, b) => of(a)(b)
}
