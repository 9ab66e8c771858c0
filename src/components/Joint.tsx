import styles from './Joint.module.css'

interface Props {
  /** Apart, until a link beside it is about to be followed; else it closes while it is scrolled to. */
  apart?: boolean
  className?: string | undefined
}

/** A bridle joint from above, drawn at the left of a rail that runs out of the page. Decorative. */
export const Joint = ({ apart = false, className = '' }: Props) => (
  <svg
    className={`${styles.joint} ${apart ? styles.apart : styles.closing} ${className}`}
    height="122"
    aria-hidden="true"
  >
    <g fill="none" stroke="currentColor">
      <path
        className={styles.wood}
        d="M1 1h120v40H1zM1 81h120v40H1zM12 1c3 14 3 28 0 40M26 1c5 14 5 28 0 40M12 81c3 14 3 28 0 40M26 81c5 14 5 28 0 40"
      />
      <g className={styles.rail}>
        <path className={styles.wood} d="M3000 1H121v40H1v40h120v40h2879" />
        <path d="M1 54c260 16 560-22 900-8s900 18 2099 4M1 68c240 6 620 18 980 6s1000-10 2019 2M121 20c300 8 620-12 980 0s700 8 1899 0M121 102c420-10 720 10 1080 0s800-6 1799 4" />
      </g>
      <path className={`${styles.wood} ${styles.peg}`} d="M40 1h10v120H40z" />
      <path className={`${styles.wood} ${styles.peg}`} d="M80 1h10v120H80z" />
    </g>
  </svg>
)
