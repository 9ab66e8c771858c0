import { labels } from 'virtual:content'

/** The load notes. Outside the root of React, because the boot script shows and hides them. */
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
