import { labels } from 'virtual:content'

/** What a page says of its own loading. Outside React's root: the boot script shows one of them, or none. */
export const LoadNotes = () => (
  <>
    <p role="status" data-load-note="loading" hidden>
      {labels.frame.loading}
    </p>
    <p role="alert" data-load-note="failed" hidden>
      {labels.frame.loadFailure}
    </p>
  </>
)
