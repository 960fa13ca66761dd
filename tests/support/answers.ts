interface Fiber {
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  memoizedState: unknown
  memoizedProps: unknown
}

/** What in rendered blocks only a script can do, by the names of React's own: handlers, state and effects. */
export function answersIn(container: Element): string[] {
  const [own] = Object.entries(container.firstElementChild ?? {}).flatMap(([key, value]) =>
    key.startsWith('__reactFiber$') ? [value] : [],
  )
  let list: Fiber | null = own
  while (list && !isBlockList(list.type)) list = list.return
  return list?.child ? [...new Set(walk(list.child))] : []
}

const isBlockList = (type: unknown) => typeof type === 'function' && type.name === 'BlockList'

function walk(fiber: Fiber): string[] {
  const own = typeof fiber.type === 'string' ? handlersOf(fiber) : hooksOf(fiber)
  const next = [fiber.child, fiber.sibling].flatMap((other) => (other ? walk(other) : []))
  return [...own, ...next]
}

const handlersOf = ({ type, memoizedProps }: Fiber) =>
  Object.entries(Object(memoizedProps)).flatMap(([name, value]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function' ? [`${String(type)} ${name}`] : [],
  )

/** A function's state and effects, as React chains them; styled-components' own do not count. */
function hooksOf({ type, memoizedState }: Fiber): string[] {
  if (typeof type !== 'function' || type.prototype?.isReactComponent) return []
  const found: string[] = []
  for (let hook = Object(memoizedState); hook?.next !== undefined; hook = hook.next ?? {}) {
    if (hook.queue) found.push(`${type.name} state`)
    if (typeof hook.memoizedState?.create === 'function') found.push(`${type.name} effect`)
  }
  return found
}
