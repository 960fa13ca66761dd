/** What stands before the first " · " of a title is its figure, and what stands behind it says what that means: "P1.8 · 1.8–5.5 m". */
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
