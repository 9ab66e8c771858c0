import { Fragment } from 'react'

/** A postal address, a line each. */
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
