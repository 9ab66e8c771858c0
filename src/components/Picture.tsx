import { photos, type PhotoName } from '../content/photos.ts'
import type { PhotoFiles, Sources } from '../images/sources.ts'
import styles from './Picture.module.css'

/** Screens up to this width show the 4:5 cut of a full-bleed photograph. */
const narrowScreen = '(max-width: 43.75rem)'

interface Props {
  name: PhotoName
  files: PhotoFiles
  /** The `sizes` attribute: how wide the photograph is shown. */
  sizes: string
  /** The page's largest picture: loaded at once and before the others. */
  hero?: boolean
  className?: string | undefined
}

/** A photograph in the best format and size, with a blurred stand-in underneath until it has loaded. */
export function Picture({ name, files, sizes, hero = false, className = '' }: Props) {
  const { picture, narrow, placeholder } = files
  const sources = (cut: Sources, media?: string) =>
    (['avif', 'webp'] as const).map((format) => (
      <source
        key={format + media}
        media={media}
        type={`image/${format}`}
        srcSet={cut.sources[format] ?? cut.img.src}
        sizes={sizes}
      />
    ))
  return (
    <span className={`${styles.frame} ${className}`}>
      {placeholder && <img className={styles.placeholder} src={placeholder} alt="" aria-hidden="true" />}
      <picture>
        {narrow && sources(narrow, narrowScreen)}
        {sources(picture)}
        <img
          className={`${styles.photo} ${hero ? '' : styles.fading} focus-${name}`}
          src={picture.img.src}
          width={picture.img.w}
          height={picture.img.h}
          alt={photos[name].alt}
          {...(hero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
    </span>
  )
}
