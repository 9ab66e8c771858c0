/** The values of a form, URL-encoded. */
export const encodeForm = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()
