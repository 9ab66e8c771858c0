import styles from './TimberJoint.module.css'

/**
 * A decorative drawing of a timber joint from above. Its rail, the long part, fills even a page 3840 px wide. On the
 * home page, scrolling closes the joint: TimberJoint.module.css moves rail and pegs along the view timeline --joint.
 */
export const TimberJoint = ({ className }: { className: string | undefined }) => (
  <svg className={`${styles.joint} ${className}`} height="122" aria-hidden="true">
    <pattern id="hatching" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path opacity="0.5" stroke="currentColor" d="M0 0v6" />
    </pattern>
    <g fill="none" stroke="currentColor">
      <path fill="url(#hatching)" d="M1 1h120v40H1zM1 81h120v40H1z" />
      <g className={styles.rail}>
        <path fill="var(--plaster)" d="M3600 1H121v40H1v40h120v40h3479" />
        <path
          opacity="0.5"
          d="M121 8C500 20 1000 6 3600 12M1 49C180 52 240 30 620 32S1100 46 3600 32M3600 43C1500 52 196 34 196 60S1500 86 3600 95M3600 50C1500 60 310 44 310 62S1500 80 3600 88M3600 56C1600 66 470 53 470 64S1500 76 3600 82M3600 62C1800 71 700 60 700 66S1500 72 3600 75M1 72C180 70 280 96 560 94S1100 86 3600 104M121 114C500 120 1000 110 3600 116"
        />
      </g>
      <path className={styles.peg} fill="var(--plaster)" d="M40 1h10v120H40zM80 1h10v120H80z" />
      <path className={`${styles.axis} screen-only`} d="M-20 61H3600M45-20v162M85-20v162" />
    </g>
  </svg>
)
