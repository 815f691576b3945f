'use client'
import { createContext, useContext } from 'react'

type State = { isBusy: boolean; fields: Record<string, string> }

const Context = createContext<State>({ isBusy: false, fields: {} })

/** What the fields and buttons inside a form of the desk know of it. */
export const FormState = Context.Provider

export const useFormState = () => useContext(Context)
