import { tryAgain } from '#messages/error-screen.ts'
import { AllDepartmentsLink } from './all-departments-link.tsx'

/** Stands below the departments of a page that has no room for all: the script that fetches the rest reports here. */
export const RestOfDepartments = () => (
  <div className="rest">
    <p role="status" />
    <button type="button" className="link" hidden>
      {tryAgain}
    </button>
    <AllDepartmentsLink />
  </div>
)
