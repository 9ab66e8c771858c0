import { photos, type PhotoName } from '../content/photos.ts'
import { photograph } from '../images/photographs.ts'
import styles from './Picture.module.css'
import { sourcesIn, type PlaceName } from './places.ts'

interface Props {
  name: PhotoName
  /** Where it stands: from this follow its shape and the sizes of its files. */
  place: PlaceName
  /** The page's largest picture: loaded at once and before the others. */
  hero?: boolean
  className?: string | undefined
}

/** A photograph in the best shape, format and size, with a blurred stand-in underneath until it has loaded. */
export function Picture({ name, place, hero = false, className = '' }: Props) {
  const whole = photograph(name, 'whole')
  return (
    <span className={`${styles.frame} ${className}`}>
      <img className={styles.placeholder} src={whole.blur} alt="" aria-hidden="true" />
      <picture>
        {sourcesIn(place).flatMap(({ shape, media, sizes }) => {
          const files = photograph(name, shape)
          return (['avif', 'webp'] as const).map((format) => (
            <source
              key={format + media}
              media={media}
              type={`image/${format}`}
              srcSet={files.srcSet(format)}
              sizes={sizes(files.width / files.height)}
            />
          ))
        })}
        <img
          className={`${styles.photo} ${hero ? '' : styles.fading} focus-${name}`}
          src={whole.jpeg}
          width={whole.width}
          height={whole.height}
          alt={photos[name].alt}
          {...(hero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
    </span>
  )
}
