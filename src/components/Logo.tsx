/** The firm's logo: growth rings crossed by a bar of iron. Decorative: the name is next to it. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      <path d="M16 2.6c7.6 0 13.2 5.7 13.3 13.3S23.7 29.4 16 29.4 2.6 23.7 2.7 16 8.4 2.6 16 2.6Z" />
      <path d="M15.7 7.2c5.2 0 9 3.6 9.1 8.7s-3.6 9-8.8 9-8.9-3.7-8.9-8.9 3.5-8.8 8.6-8.8Z" />
      <path d="M15.5 11.7c2.7 0 4.7 1.8 4.8 4.3s-1.9 4.5-4.5 4.5-4.5-1.9-4.5-4.4 1.8-4.4 4.2-4.4Z" />
    </g>
    <path d="M14.2 0h3.6v32h-3.6z" fill="currentColor" />
  </svg>
)
