import { withFolders } from '../catalogue-import/test-folder.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { mailBranding } from './branding.ts'
import { render } from './mail-content.ts'
import { refundQueued } from './templates/refund-queued.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const shopOf = (more: object) => take(folderOf({ 'shop.json': JSON.stringify({ name: 'Reva', ...more }) }))
const mail = async () => {
  const paper = await mailBranding()
  const payload = { name: 'Asha', orderId: 'A-1', amount: '₹5', why: 'sold-out' } as const
  return render(refundQueued(payload, paper), paper)
}

test('Law 1: a mail ends with who sells, and says nothing of it where shop.json is silent', async () => {
  await shopOf({})
  const silent = await mail()
  expect(silent.text).toMatch(/\n\nReva\nhttp:\/\/[^\n]+\n$/)
  const seller = {
    legalName: 'Reva <Textiles>',
    form: 'proprietor',
    gstin: '23AAPFU0939F1Z3',
    officer: { name: 'Asha Rao', designation: 'Owner', email: 'asha@reva.in' },
  }
  await shopOf({ seller })
  const { text, html } = await mail()
  expect(text).toMatch(
    /\n\nReva\nhttp[^\n]+\nReva <Textiles> \(sole proprietor\)\nGSTIN 23AAPFU0939F1Z3\nGrievance officer: Asha Rao, Owner, asha@reva\.in\n$/,
  )
  expect(html).toContain('<br>Reva &lt;Textiles&gt; (sole proprietor)<br>GSTIN 23AAPFU0939F1Z3')
})

test('Law 18: how long a refund takes is said only where the seller says it', async () => {
  await shopOf({})
  expect((await mail()).text).toContain('back to you, the way you paid.\n')
  await shopOf({ refundDays: 7 })
  expect((await mail()).text).toContain('Banks take up to 7 working days for it.')
})
