import { trusted, type KeptBlock } from './published-page.ts'

/** React takes what is in an element of given HTML for its own affair, and leaves it as it was published. */
const given = { __html: trusted('') }

/** A static block of a published page. Should React have to make the page anew, what the block held is put back. */
export const KeptMarkup = ({ id, nodes }: KeptBlock) => (
  <div
    id={id}
    ref={(frame) => {
      if (frame && !frame.hasChildNodes()) frame.append(...(nodes ?? []))
    }}
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- nothing: it keeps React from the markup that is there
    dangerouslySetInnerHTML={given}
  />
)
