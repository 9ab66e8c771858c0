/**
 * A postal address with a line break after each line. Translation services leave it unchanged. On a page translated
 * into Arabic, `bdi` keeps the order within each line: without it a house number would move to the end.
 */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <address translate="no">
    {lines.flatMap((line) => [<bdi key={line}>{line}</bdi>, <br key={`after ${line}`} />])}
  </address>
)
