import type { FieldValues, LabelledField } from './formFields.ts'

/** The typed values and the submission of a form. Kept in memory only, never in storage. */
export class FormMemory<Submission> {
  /** The React key of the form. After Back to another history entry of the same page, React must mount a new form. */
  readonly key = Math.random()
  submissionCount = 0
  #submission: Submission | null = null
  readonly #fields: readonly LabelledField[]
  /** The form, while it is on the page. */
  #form: HTMLFormElement | null = null
  /** The values that the form had when the visitor last left its page. */
  #savedValues = new FormData()
  /** Whether the submission has changed while the visitor was on another page. */
  #hasUnseenResult = false
  readonly #listeners = new Set<() => void>()

  constructor(fields: readonly LabelledField[]) {
    this.#fields = fields
  }

  /**
   * Whether the form has text, or a result that the visitor has not seen. Then a later visit uses this memory
   * again.
   */
  get isUnfinished() {
    return this.#hasUnseenResult || [...this.#readValues().values()].some(Boolean)
  }

  readonly #readValues = () => (this.#form ? new FormData(this.#form) : this.#savedValues)

  getSubmission = () => this.#submission

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Stores a submission and re-renders the component with the form. If the visitor has left, Back shows the
   * submission.
   */
  setSubmission(submission: Submission) {
    this.#submission = submission
    this.submissionCount++
    this.#hasUnseenResult = !this.#form
    for (const listener of this.#listeners) listener()
  }

  /**
   * The ref callback of the form. Restores the saved values. When the form leaves the page, saves all but
   * identity numbers.
   */
  attach = (form: HTMLFormElement) => {
    for (const [name, value] of this.#savedValues)
      Object.assign(form.elements.namedItem(name) ?? {}, { value })
    this.#form = form
    this.#hasUnseenResult = false
    return () => {
      this.#form = null
      this.#savedValues = new FormData(form)
      for (const { name, isIdentityNumber } of this.#fields)
        if (isIdentityNumber) this.#savedValues.delete(name)
    }
  }

  /** Empties the form if its values are still the submitted ones, also after the visitor has left the page. */
  resetIfUnchanged(submitted: FieldValues) {
    const values = this.#readValues()
    // An empty identity number counts as unchanged, because identity numbers are not saved.
    const isUnchanged = ({ name, isIdentityNumber }: LabelledField) =>
      values.get(name) === submitted[name] || (isIdentityNumber && !values.get(name))
    if (!this.#fields.every(isUnchanged)) return
    this.#form?.reset()
    this.#savedValues = new FormData()
  }
}
