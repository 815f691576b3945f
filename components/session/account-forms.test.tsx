/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { withDialogs, withNetwork } from '#scripts/jest/fake-browser.ts'
import { ForgotForm } from './forgot-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

withDialogs()
// The console also reports the dead network.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), {
      target: { value },
    })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const form = { from: '/addcart', fieldErrors: {} }
const CREDENTIALS = { 'Email or mobile number': 'asha@example.in', Password: 'Sunflower1' }

describe('a form of the account', () => {
  test('with empty fields reports each, focuses the first, and sends nothing', async () => {
    const requests = withNetwork(() => ({}))
    render(<SignInForm {...form} />)
    press('Sign In')
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(screen.getByLabelText(/^Email/)).toBe(document.activeElement)
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true')
    expect(requests).toEqual([])
  })

  test('is sent once at a time, and its button says so', async () => {
    let respond = () => {}
    const requests = withNetwork(
      () => new Promise(resolve => (respond = () => resolve({ status: 401, body: { to: '/login' } }))),
    )
    render(<SignInForm {...form} />)
    fill(CREDENTIALS)
    press('Sign In')
    fireEvent.submit(screen.getByLabelText(/^Email/).closest('form') as HTMLFormElement)
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true)
    expect(requests).toEqual([
      {
        path: '/do/session/sign-in',
        body: { from: '/addcart', username: 'asha@example.in', password: 'Sunflower1', remember: false },
      },
    ])
    respond()
    await screen.findByRole('button', { name: 'Sign In' })
  })

  test('refused for a field shows the reason there and focuses it; the other values stay', async () => {
    withNetwork(() => ({ status: 409, body: { message: 'No.', fields: { password: 'Not this one.' } } }))
    render(<SignInForm {...form} />)
    fill(CREDENTIALS)
    press('Sign In')
    expect((await screen.findByRole('alert')).textContent).toContain('No.')
    const password = screen.getByLabelText(/^Password/, { selector: 'input' })
    expect(document.activeElement).toBe(password)
    expect(password.getAttribute('aria-describedby')).toBe(screen.getByText('Not this one.').id)
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'asha@example.in')
  })

  test('without a response says so, and can be sent again', async () => {
    let dead = true
    const requests = withNetwork(() => (dead ? 'nothing answers' : { body: { to: '/', user_name: 'Asha' } }))
    render(<SignInForm {...form} />)
    fill(CREDENTIALS)
    press('Sign In')
    await screen.findByText('An error occurred. Please try again later.')
    dead = false
    press('Sign In')
    await screen.findByText('Welcome, Asha!')
    expect(screen.queryByText('An error occurred. Please try again later.')).toBeNull()
    expect(requests).toHaveLength(2)
  })
})

test('a signed-in customer is greeted, reads what happened to the cart, and returns to the page before', async () => {
  withNetwork(() => ({ body: { to: '/checkout2', user_name: 'Asha Verma', notes: ['Only 2 were left.'] } }))
  render(<SignInForm {...form} />)
  fill(CREDENTIALS)
  press('Sign In')
  await screen.findByRole('heading', { name: 'Login Successful' })
  expect(screen.getByText('Only 2 were left.')).toBeTruthy()
  const on = screen.getByRole('link', { name: 'Continue to Dashboard' })
  expect(on.getAttribute('href')).toBe('/checkout2')
})

const CUSTOMER = {
  'First name': 'Asha',
  'Last name': 'Verma',
  Email: 'asha@example.in',
  Phone: '9876543210',
  Password: 'Sunflower1',
  'Confirm password': 'Sunflower1',
}

test('a registration checks the password’s rule and its repetition before it is sent', async () => {
  const requests = withNetwork(() => ({}))
  render(<RegisterForm {...form} />)
  fill({ ...CUSTOMER, Password: 'short', 'Confirm password': 'other' })
  press('Create account')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Password/, { selector: 'input' }).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  )
  expect(screen.getByText('Passwords do not match.')).toBeTruthy()
  expect(requests).toEqual([])
})

test('a refused registration and one without a response have different headings', async () => {
  let dead = false
  withNetwork(() =>
    dead ? 'nothing answers' : { status: 409, body: { message: 'There is such an account already.' } },
  )
  render(<RegisterForm {...form} />)
  fill(CUSTOMER)
  press('Create account')
  await screen.findByText('There is such an account already.')
  expect(screen.getByText('Registration Failed')).toBeTruthy()
  dead = true
  press('Create account')
  await screen.findByText('Something went wrong!')
  expect(screen.queryByText('Registration Failed')).toBeNull()
})

test('a registered customer is told so, with a link to the sign-in', async () => {
  jest.useFakeTimers()
  try {
    withNetwork(() => ({ body: { to: '/login?from=%2Faddcart' } }))
    render(<RegisterForm {...form} />)
    fill(CUSTOMER)
    press('Create account')
    expect(await screen.findByText('Registration Successful!')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login?from=%2Faddcart')
  } finally {
    jest.clearAllTimers()
    jest.useRealTimers()
  }
})

test('a phone number is limited to ten digits while it is typed', () => {
  render(<RegisterForm {...form} />)
  const phone = screen.getByLabelText(/^Phone/) as HTMLInputElement
  fireEvent.input(phone, { target: { value: '98765-43210 9' } })
  expect(phone.value.replace(/\D/g, '')).toHaveLength(10)
})

test('a reset password must be typed twice; its strength is shown while it is typed', async () => {
  const requests = withNetwork(() => ({}))
  render(<ResetForm token="t" {...form} />)
  fill({ 'New password': 'Marigold33', 'Confirm password': 'Marigold34' })
  press('Reset password')
  await screen.findByText('Passwords do not match')
  expect(screen.getByLabelText(/^Confirm password/, { selector: 'input' })).toBe(document.activeElement)
  expect(requests).toEqual([])
})

test('a refused reset shows the reason, and one without a network says that', async () => {
  let dead = true
  withNetwork(() => (dead ? 'nothing answers' : { status: 409, body: { message: 'This link was used.' } }))
  render(<ResetForm token="t" {...form} />)
  fill({ 'New password': 'Marigold33', 'Confirm password': 'Marigold33' })
  press('Reset password')
  await screen.findByRole('heading', { name: 'Network error' })
  press('Close')
  expect(screen.queryByRole('heading', { name: 'Network error' })).toBeNull()
  dead = false
  press('Reset password')
  await screen.findByRole('heading', { name: 'Reset failed' })
  expect(screen.getByText('This link was used.')).toBeTruthy()
})

test('a reset link can be requested once there is an address', async () => {
  const requests = withNetwork(() => ({ body: { to: '/CreateAccountCard' } }))
  render(<ForgotForm {...form} />)
  const go = screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement
  expect(go.disabled).toBe(true)
  fill({ Email: 'asha@example.in' })
  await waitFor(() => expect(go.disabled).toBe(false))
  fireEvent.click(go)
  await screen.findByRole('heading', { name: 'Reset Link Sent' })
  expect(requests.map(({ body }) => body.email)).toEqual(['asha@example.in'])
})
