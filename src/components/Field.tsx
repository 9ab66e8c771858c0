import type { LabelledField } from '../content/formFields.ts'
import { filterNumberInput } from '../lib/filterNumberInput.ts'
import styles from './Form.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  field: LabelledField
  /** Whether the field is empty after a failed submit. The field then shows its message. */
  isInvalid: boolean
}

/** A field with its label. While it shows its message, aria-describedby refers to that message. */
export function Field({ field: { name, label, type, message, autoComplete }, isInvalid }: Props) {
  const messageId = `${name}-message`
  const attributes = {
    id: name,
    name,
    autoComplete,
    required: true,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? messageId : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {type === 'textarea' ? (
        <textarea rows={6} {...attributes} />
      ) : (
        <input type={type} ref={type === 'number' ? addNumberFilter : undefined} {...attributes} />
      )}
      {isInvalid && (
        <p id={messageId} className={`${styles.message} small`}>
          <Icon name="error" />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}

/** Listens for the browser's `beforeinput`. React's onBeforeInput is another event. */
function addNumberFilter(input: HTMLInputElement) {
  input.addEventListener('beforeinput', filterNumberInput)
  return () => input.removeEventListener('beforeinput', filterNumberInput)
}
