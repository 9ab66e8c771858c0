import type { LabelledField } from '../content/formFields.ts'
import styles from './Form.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  field: LabelledField
  /** Whether the field is empty after a failed submit. The field then shows its message. */
  isInvalid: boolean
  /** Whether screen readers announce the message when it appears. Else they read it as the field gets the focus. */
  isAlert: boolean
}

/** A field with its label. While it shows its message, aria-describedby refers to that message. */
export function Field({ field: { name, label, type, message, autoComplete }, isInvalid, isAlert }: Props) {
  const messageId = `${name}-message`
  const Control = type === 'textarea' ? 'textarea' : 'input'
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <Control
        id={name}
        name={name}
        autoComplete={autoComplete}
        required
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? messageId : undefined}
        {...(type === 'textarea' ? { rows: 6 } : { type })}
      />
      {isInvalid && (
        <p id={messageId} role={isAlert ? 'alert' : undefined} className={`${styles.message} small`}>
          <Icon name="error" />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
