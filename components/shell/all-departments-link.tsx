import { routes } from '#lib/routes.ts'
import { allDepartments } from '#messages/header.ts'

/** The way to the page of all departments, where a page has no room for them. */
export const AllDepartmentsLink = () => (
  <a className="link" href={routes.departments.path}>
    {allDepartments}
  </a>
)
