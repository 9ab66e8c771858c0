import type { Slot } from '../images/slots.ts'
import { toJpegUrl, findPhotograph, listPictureSources } from '../images/sources.ts'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Picture.module.css'

interface Props {
  /** The name of the photograph's file in content/photographs, without .jpg. */
  name: string
  /** Where the photograph is shown. Determines `sizes`, and in which viewports the upright shape is shown. */
  slot: Slot
  /** Whether this is the page's first photograph, which loads before all others. */
  isFirst?: boolean
  className: string | undefined
}

/**
 * A photograph that covers its box around its focal point. The browser chooses shape (whole, upright), format, size.
 * A cut-out (a piece of furniture on plain white) fits inside the box, whose background is --plaster.
 */
export function Picture({ name, slot, isFirst = false, className }: Props) {
  const { sizes, isCutOut, alt } = findPhotograph(name)
  const [width, height] = sizes.whole
  const boxClass = joinClasses(styles.box, `Photo-${name}`, className) // Photo-NAME: build/photographsPlugin.ts
  return (
    <span className={boxClass} data-cut-out={isCutOut || undefined}>
      <picture>
        {listPictureSources(name, slot).map((source) => (
          <source key={source.sizes} type="image/avif" {...source} />
        ))}
        <img
          className={joinClasses(styles.photograph, !isFirst && styles.notFirst)}
          src={toJpegUrl(name)}
          width={width}
          height={height}
          alt={alt}
          // boot/pageEvents.ts finds the first photograph by `fetchpriority`.
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
    </span>
  )
}
