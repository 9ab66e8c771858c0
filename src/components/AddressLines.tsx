/** A postal address with a line break after each line. Translators leave it as it is, or no letter would arrive. */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <address translate="no">{lines.flatMap((line) => [line, <br key={line} />])}</address>
)
