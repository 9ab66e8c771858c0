import type { FieldType } from '../lib/formFields.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  field: FieldType & { label: string; message: string }
  /** Whether to show the message: the field is empty and a submit was attempted. */
  invalid: boolean
  onInput: () => void
}

/** A labelled field; aria-describedby links it to the message under it. */
export function Field({ field: { name, label, type, message, autoComplete }, invalid, onInput }: Props) {
  const messageId = `${name}-message`
  const attributes = {
    id: name,
    name,
    autoComplete,
    onInput,
    required: true,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? messageId : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {type === 'textarea' ? <textarea rows={6} {...attributes} /> : <input type={type} {...attributes} />}
      {invalid && (
        <p id={messageId} className={styles.message}>
          <Icon name="error" />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
