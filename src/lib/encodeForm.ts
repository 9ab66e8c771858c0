/** The values of a form, URL-encoded. */
export const encodeForm = (values: FormData) =>
  new URLSearchParams([...values].map(([name, value]) => [name, String(value)])).toString()
