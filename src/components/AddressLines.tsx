/** A postal address with a line break after each line. */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <address>{lines.flatMap((line) => [line, <br key={line} />])}</address>
)
