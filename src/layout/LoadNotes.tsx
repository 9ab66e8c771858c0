import { words } from '../content/words.ts'

/** What a page says of its own loading. Outside React's root: the boot script shows one of them, or none. */
export const LoadNotes = () => (
  <>
    <p role="status" data-load-note="loading" hidden>
      {words.loading}
    </p>
    <p role="alert" data-load-note="failed" hidden>
      {words.loadFailure}
    </p>
  </>
)
