import type { Attach } from '../contract/behaviour.ts'

/** Marks the form while it is out of view. Floating buttons are shown only then (`src/runtime/shell/shell.tsx`). */
export const attach: Attach = (form) => {
  const watcher = new IntersectionObserver(([entry]) =>
    form.toggleAttribute('data-out-of-view', entry?.isIntersecting === false),
  )
  watcher.observe(form)
  return () => watcher.disconnect()
}
