import { grievance, grievanceEndpoint, headings } from 'virtual:content'
import { PhoneLink } from '../components/ContactLinks.tsx'
import { FormWithoutEndpoint } from '../forms/FormWithoutEndpoint.tsx'
import { FormWithEndpoint } from '../forms/FormWithEndpoint.tsx'
import { Split } from '../components/Split.tsx'
import { labelFields, grievanceFields } from '../forms/formFields.ts'

const GrievanceForm = grievanceEndpoint ? FormWithEndpoint : FormWithoutEndpoint

/** The grievance page. */
export const Grievance = () => (
  <Split
    photograph={grievance.photograph}
    isFirst
    isLong
    headingId="grievance"
    heading={headings['/grievance']}
    intro={
      <>
        <p>{grievance.text}</p>
        <p className="phone-line">
          {grievance.call} <PhoneLink />
        </p>
      </>
    }
  >
    <GrievanceForm
      fields={labelFields(grievanceFields, grievance.form.fields)}
      texts={grievance.form}
      label={headings['/grievance']}
      endpoint={grievanceEndpoint}
    />
  </Split>
)
