import 'server-only'
import { passwordActions } from './password-actions.ts'
import { registerAction } from './register-action.ts'
import { signInActions } from './sign-in-actions.ts'

/** POST /do/session/…: signing in and out, a new account, passwords. The fields of each form stand above it. */
export const sessionActions = { ...signInActions, register: registerAction, ...passwordActions }
