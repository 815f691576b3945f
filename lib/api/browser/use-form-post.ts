'use client'
import { type BaseSyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { leavePage } from '#lib/browser/leave-page.ts'
import { tellTabs } from '#lib/browser/tabs.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import type { FieldKey, MessageKey } from '#lib/message-table.ts'
import { tryLater } from '#messages/every-page.ts'
import * as fieldMessages from '#messages/fields.ts'
import { type FormResponse, postForm } from './api-client.ts'

type Values = Record<string, string>
type Options = {
  action: FormPath
  /** The names of the fields whose values are checked and sent. */
  fields: readonly string[]
  problems: (values: Values) => Record<string, FieldKey>
  onDone: (response: FormResponse) => void
  /**
   * Called when the session is over. By default the page goes to the sign-in, which returns to the page that the
   * response names.
   */
  onDenied?: (response: FormResponse) => void
  /** The message when there is no response. */
  offline?: Refused
}
/** A message, and its key if it is a message of this shop. */
type Refused = { sentence: string; key?: unknown }

const TRY_LATER: Refused = { sentence: tryLater, key: 'tryLater' satisfies MessageKey }

/**
 * Sends a form by script: checks it with the server's own rules, shows the result in place, and sends it only once at a
 * time.
 */
export function useFormPost(options: Options) {
  const {
    action,
    fields,
    problems,
    onDone,
    onDenied = ({ to }) => leavePage(to),
    offline = TRY_LATER,
  } = options
  const underWay = useRef(false)
  const [refused, setRefused] = useState<Refused>()
  const resolver: Resolver<Values> = values => {
    const problemsFound = Object.entries(problems(values))
    return problemsFound.length
      ? {
          values: {},
          errors: Object.fromEntries(
            problemsFound.map(([name, key]) => [name, { type: key, message: fieldMessages[key] }]),
          ) as FieldErrors<Values>,
        }
      : { values, errors: {} }
  }
  const form = useForm<Values>({ resolver, shouldFocusError: true, reValidateMode: 'onChange' })

  const send = async (values: Values) => {
    setRefused(undefined)
    const response = await postForm(action, values).catch(cause => {
      console.error(cause)
      return undefined
    })
    if (!response) return setRefused(offline)
    if (response.httpStatus < 400) {
      tellTabs('session')
      return onDone(response)
    }
    if (response.httpStatus === 401) return onDenied(response)
    const wrong = fields.filter(name => response.fields?.[name])
    flushSync(() => {
      for (const name of wrong) form.setError(name, { message: response.fields?.[name] })
      // What is said beside its field need not be said above.
      if (response.message) setRefused({ sentence: response.message, key: response.key })
      else if (wrong.length === 0) setRefused(offline)
    })
    // The focus moves after the message has been scrolled into view: the wrong field comes last.
    if (wrong[0]) form.setFocus(wrong[0])
  }

  return {
    busy: form.formState.isSubmitting,
    refused: refused?.sentence,
    isRefusedAs: (key: MessageKey) => refused?.key === key,
    forgetRefusal: () => setRefused(undefined),
    watch: form.watch,
    reset: form.reset,
    setValue: form.setValue,
    error: (name: string) => form.formState.errors[name]?.message as string | undefined,
    field: (name: string) => form.register(name),
    /** The attributes of the form element. */
    attributes: {
      method: 'post',
      action,
      /**
       * Until the script is loaded the browser checks the form: a form that the server returns would come back empty.
       */
      noValidate: useHydrated(),
      onSubmit: async (event: BaseSyntheticEvent) => {
        event.preventDefault()
        if (underWay.current) return
        underWay.current = true
        await form
          .handleSubmit(send)(event)
          .finally(() => {
            underWay.current = false
          })
      },
    },
  }
}
