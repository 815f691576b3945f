// What the script says that fetches the rest of the departments.

export const fetchingDepartments = 'Loading all departments…'
export const allDepartmentsShown = 'All departments are shown.'
export const departmentsFailed = 'The other departments could not be loaded.'
