/** Renders a title such as "P1.8 · 1.8–5.5 m": the figure before the first " · ", and its meaning after it. */
export function Figure({ children }: { children: string }) {
  const [figure, ...meaning] = children.split(joint)
  if (meaning.length === 0) return <span>{figure}</span>
  return (
    <>
      <b>{figure}</b>
      <span>
        <i>{joint}</i>
        {meaning.join(joint)}
      </span>
    </>
  )
}

const joint = ' · '
