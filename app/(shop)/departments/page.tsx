import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { DepartmentTree } from '#components/shell/department-tree.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { menuOf } from '#lib/catalogue/rules/menu.ts'
import { isLongTree } from '#lib/catalogue/rules/short-tree.ts'
import { readTree } from '#lib/catalogue/server/read-tree.ts'
import { routes } from '#lib/routes.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { allDepartments } from '#messages/header.ts'
import { departmentsDescription } from '#messages/shop-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata =>
  pageMetadata('departments', { description: departmentsDescription })

export default async function DepartmentsPage() {
  const { value: groups, fresh } = await readTree()
  if (!fresh && groups.length === 0) mainContentFailed()
  return (
    <Chrome route={routes.departments}>
      <StaticHtml>
        <div className="wrap section">
          <h1>{allDepartments}</h1>
          <div className="all-departments">
            <DepartmentTree menu={menuOf(groups)} isFolded={isLongTree(groups)} />
          </div>
        </div>
      </StaticHtml>
    </Chrome>
  )
}
