import { expect } from 'playwright/test'
import { saidByDesk } from '../desk-people.ts'
import { labelled, type Thumb } from './thumb.ts'

export type NewThing = { name: string; price: string; mrp: string; pieces: string; photo: string }

/** From the link of the first start to an open shop, by what the desk itself says and shows. */
export async function openShop(thumb: Thumb, link: string, things: readonly NewThing[], logo: string) {
  const { page } = thumb
  await page.goto(link)
  await thumb.type('Your name', 'Heena Patel')
  await thumb.pressButton('Open the desk')
  await expect(page.locator('.desk-codes code')).toHaveCount(10, { timeout: 30_000 })
  await thumb.look('codes')
  await thumb.follow(/to the desk/i)
  await expect(page.getByRole('heading', { name: 'Your shop is not open yet' })).toBeVisible()
  await thumb.look('what-is-missing')
  await nameAndLooks(thumb, logo)
  await whoSells(thumb)
  await delivery(thumb)
  await policies(thumb)
  await thumb.follow('Things')
  for (const thing of things) await addThing(thumb, thing)
  await thumb.follow('Shop')
  await thumb.look('before-opening')
  await thumb.unfold('Open the shop')
  await thumb.press(page.getByRole('button', { name: 'Open the shop' }))
  await thumb.hears('Your shop is open')
  await thumb.look('open')
}

/** A page of settings: its fields, Save, and back to the list. */
async function setPage({ page, ...thumb }: Thumb, link: string | RegExp, fields: Record<string, string>) {
  await thumb.follow(link)
  for (const [label, value] of Object.entries(fields)) {
    const field = labelled(page, label).first()
    const isChoice = (await field.evaluate(element => element.tagName)) === 'SELECT'
    await (isChoice ? thumb.choose(label, value) : thumb.type(label, value))
  }
  await thumb.pressButton('Save')
  await expect(saidByDesk(page, 'saved')).toBeVisible({ timeout: 30_000 })
  await thumb.follow('Shop')
}

async function nameAndLooks(thumb: Thumb, logo: string) {
  await setPage(thumb, 'Give the shop a name', { 'Name of the shop': 'Surat Silk House' })
  await thumb.follow('Add your logo')
  await thumb.send(thumb.page.getByLabel('Picture of the logo'), logo)
  await thumb.press(thumb.page.getByRole('button', { name: 'Upload' }).first())
  await thumb.hears('The picture is shown now.')
  await thumb.look('logo')
  await thumb.follow('Shop')
  await setPage(thumb, 'Colours', {
    'Main colour: buttons and links': '#7a1f3d',
    Background: '#fffaf3',
  })
}

async function whoSells(thumb: Thumb) {
  await setPage(thumb, 'How to reach you', {
    'Email address': 'heena@suratsilk.in',
    'Mobile number': '98250 11223',
  })
  await setPage(thumb, 'Who sells', {
    'Legal name of the business': 'Surat Silk House',
    'What kind of business': 'proprietor',
    Street: '12 Ring Road',
    Town: 'Surat',
    State: 'Gujarat',
    'PIN code': '395002',
  })
  await setPage(thumb, 'Grievance officer', {
    Name: 'Heena Patel',
    Designation: 'Owner',
    'Email address': 'heena@suratsilk.in',
    'Mobile number': '98250 11223',
  })
  await setPage(thumb, 'Tax and bills', { 'Registered for GST?': 'unregistered-handicraft' })
  await setPage(thumb, 'Returns and refunds', {
    'Within how many days may it come back': '7',
    'Within how many days a refund is paid': '5',
    'Your couriers': 'India Post\nDTDC',
  })
}

async function delivery(thumb: Thumb) {
  const { page } = thumb
  await thumb.follow(/^Delivery/)
  await thumb.look('delivery')
  for (const [place, prefix, charge, from, to] of [
    ['All PIN codes', '', '90', '4', '8'],
    ['Add a place', '39', '40', '1', '3'],
  ] as const) {
    const row = page.locator('section', { hasText: place })
    if (prefix) await thumb.type(row.getByLabel('PIN code begins with'), prefix)
    await thumb.type(row.getByLabel('Charge in rupees'), charge)
    await thumb.type(row.getByLabel('Days from'), from)
    await thumb.type(row.getByLabel('Days to'), to)
    await thumb.press(row.getByRole('button', { name: 'Save' }))
    await thumb.hears(prefix ? `PIN codes that begin with ${prefix}: saved.` : 'All other PIN codes: saved.')
  }
  await thumb.follow('Shop')
}

const BLANKS: Record<string, string> = {
  'What cannot be returned': 'Blouse pieces that were cut',
  'Who fetches it or where it is sent': 'Send it to 12 Ring Road, Surat',
  'Who pays for the way back': 'You pay for the way back',
  'Whether and how you exchange': 'We do not exchange',
  'Warranty or that there is none': 'There is no warranty',
  'States or places': 'all of India',
  'Days until it is sent': '2',
  'Days on the way': '6',
  'Whether prices include gst': 'We charge no GST',
  'Your payment provider': 'Razorpay',
  'Who else gets data or nobody else': 'Nobody else gets anything',
  'How long you keep it': 'Three years',
}

async function policies(thumb: Thumb) {
  const { page } = thumb
  await thumb.follow('Policies')
  for (const name of ['Return', 'Shipping', 'Terms', 'Privacy']) {
    await thumb.follow(new RegExp(name))
    await expect(page.getByRole('button', { name: 'Save and show it' })).toBeVisible({ timeout: 30_000 })
    if (name === 'Return') await thumb.look('policy')
    for (const [label, words] of Object.entries(BLANKS)) {
      const field = labelled(page, label)
      if ((await field.count()) > 0) await thumb.type(label, words)
    }
    await thumb.pressButton('Save and show it')
    await thumb.hears(/: saved/)
    await thumb.follow('Policies')
  }
  await expect(page.getByText('not there yet')).toHaveCount(0)
  await thumb.follow('Shop')
}

export async function addThing(thumb: Thumb, { name, price, mrp, pieces, photo }: NewThing) {
  const { page } = thumb
  await thumb.pressButton('Add a thing')
  await page.waitForURL(/\/desk\/things\/draft\//)
  await thumb.send(page.getByLabel('From the gallery'), photo)
  await thumb.type('Name', name)
  // The first thing brings the section of all.
  if ((await page.locator('select[name=subcategory_id]').count()) > 0) await thumb.choose('Section', 'Sarees')
  else await thumb.type('Section', 'Sarees')
  await thumb.type('Price in ₹', price)
  await thumb.type('MRP in ₹', mrp)
  await thumb.type('Pieces', pieces)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible({ timeout: 60_000 })
  await thumb.look(`draft-${name.split(' ')[0]?.toLowerCase()}`)
  await thumb.pressButton('Put into the shop')
  await page.waitForURL(/\/desk\/thing\/\d+/, { timeout: 60_000 })
  await thumb.follow('Things')
}
