import { labels } from 'virtual:content'

/** The notes "still loading" and "failed". They are outside React's root, because the boot script shows and hides them. */
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
