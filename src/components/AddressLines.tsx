import { Fragment } from 'react'
import { site } from '../content/site.ts'

/** One of the firm's three addresses, a line each. */
export function AddressLines({ place }: { place: keyof typeof site.addresses }) {
  return (
    <address>
      {site.addresses[place].lines.map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
    </address>
  )
}
