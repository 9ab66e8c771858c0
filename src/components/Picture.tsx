import { photos, type Photo, type PhotoName } from '../content/photos.ts'
import { photograph } from '../images/srcSet.ts'
import { pictureSources } from '../images/pictureSources.ts'
import type { PlaceName } from '../images/places.ts'
import styles from './Picture.module.css'

interface Props {
  name: PhotoName
  /** Where it stands: from this follow its shape and the sizes of its files. */
  place: PlaceName
  /** The page's largest picture: loaded at once and before the others. */
  hero?: boolean
  className?: string | undefined
}

/** A photograph in the best shape, format and size; the page's first with a blurred stand-in underneath until it has loaded, where plaster is not one. */
export function Picture({ name, place, hero = false, className = '' }: Props) {
  const whole = photograph(name, 'whole')
  const { alt, plaster }: Photo = photos[name]
  return (
    <span className={`${styles.frame} ${className}`}>
      {hero && !plaster && <img className={styles.placeholder} src={whole.blur} alt="" aria-hidden="true" />}
      <picture>
        {pictureSources(name, place).map((source) => (
          <source key={`${source.type} ${source.media}`} {...source} />
        ))}
        <img
          className={`${styles.photo} ${hero ? '' : styles.fading} ${plaster ? styles.plaster : ''} focus-${name}`}
          src={whole.jpeg}
          width={whole.width}
          height={whole.height}
          alt={alt}
          {...(hero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
    </span>
  )
}
