import { dataFirst, done, type Endpoint, plain } from './endpoint.ts'

export const session = {
  signIn: { method: 'POST', path: '/token', auth: 'none', sends: 'form', answer: plain },
  signOut: {
    method: 'POST',
    path: '/api/Sign_Out',
    auth: 'bearer',
    sends: 'nothing',
    answer: done,
    ours: true,
  },
  profile: { method: 'POST', path: '/api/User_profile', auth: 'bearer', sends: 'nothing', answer: dataFirst },
  changePassword: {
    method: 'POST',
    path: '/api/CustomerPasswordChange',
    auth: 'body',
    sends: 'json',
    ask: (input: object, token: string) => ({ ...input, userid: token }),
    answer: done,
  },
  register: { method: 'POST', path: '/api/insert_customer', auth: 'none', sends: 'json', answer: done },
  requestReset: {
    method: 'POST',
    path: '/auth/user_request-reset-link',
    auth: 'none',
    sends: 'json',
    answer: done,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/user_reset-password-token',
    auth: 'none',
    sends: 'json',
    answer: done,
  },
} satisfies Record<string, Endpoint>
