import { Fragment } from 'react'

/** A postal address with a line break after each line. */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <address>
    {lines.map((line) => (
      <Fragment key={line}>
        {line}
        <br />
      </Fragment>
    ))}
  </address>
)
