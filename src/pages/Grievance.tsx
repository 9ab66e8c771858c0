import { PhoneLink } from '../components/ContactLinks.tsx'
import { Form } from '../components/Form.tsx'
import { Picture } from '../components/Picture.tsx'
import { confirmation, grievance } from '../content/forms.ts'
import styles from './FormPage.module.css'

/** The grievance page. Its confirmation offers the phone only: an Aadhaar number must not get into an e-mail. */
export function Grievance() {
  return (
    <section
      className={`${styles.page} ${styles.illustrated} ${styles.above} ${styles.plaster}`}
      aria-labelledby="grievance"
    >
      <Picture name="chair-and-lamp" place="besideForm" hero className={styles.photograph} />
      <header>
        <h1 id="grievance" tabIndex={-1}>
          {grievance.heading}
        </h1>
        <p>{grievance.text}</p>
        <p className="call">
          {confirmation.orCall} <PhoneLink />
        </p>
      </header>
      <div>
        <Form
          content={grievance.form}
          label={grievance.heading}
          confirm={({ message = '' }) => ({
            text: (
              <p>
                {confirmation.thanks}. {confirmation.nothingSent} {confirmation.call} <PhoneLink />.
              </p>
            ),
            copy: message,
            isWhole: false,
          })}
        />
      </div>
    </section>
  )
}
