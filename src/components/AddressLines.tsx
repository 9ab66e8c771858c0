/**
 * A postal address with a line break after each line. Translators leave it as it is. On a page in Arabic, `bdi` keeps each
 * line in its order: a house number would move to the end.
 */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <address translate="no">
    {lines.flatMap((line) => [<bdi key={line}>{line}</bdi>, <br key={`after ${line}`} />])}
  </address>
)
