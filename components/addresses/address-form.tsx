'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PinHint } from '#components/delivery/pin-hint.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field, FieldError } from '#components/ui/field.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { dropDraft, keepDraft, readDraft } from '#lib/addresses/browser/address-draft.ts'
import { lookUpPin } from '#lib/addresses/browser/look-up-pin.ts'
import { addressProblems } from '#lib/addresses/rules/address-problems.ts'
import { addressFields } from '#lib/addresses/rules/address-text.ts'
import { districtsOf } from '#lib/addresses/rules/districts-of.ts'
import { cityOfPincode, likelyStateOfPincode } from '#lib/addresses/rules/pincode-region.ts'
import type { FormResponse } from '#lib/api/browser/api-client.ts'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { digitsOnlyMobile, digitsOnlyPincode, typedPincode } from '#lib/browser/digits-only.ts'
import { leavePage } from '#lib/browser/leave-page.ts'
import { tellOtherTabs } from '#lib/browser/tabs.ts'
import { FORM_FIELDS, type FormField, REQUIRED_FIELDS, STREET_FIELDS } from '#lib/contract/address-fields.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'
import { expiredPath } from '#lib/linked-paths.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import { PIN_PATTERN } from '#lib/rules/pin-code.ts'
import { STATES } from '#lib/rules/states.ts'
import { addressSubmitError, addressUpdateError, india } from '#messages/addresses.ts'
import {
  chooseState,
  cityField,
  countryField,
  districtField,
  emailField,
  mobileField,
  nameField,
  ok,
  saveAddress,
  saving,
  stateField,
  streetWords,
  zipCode,
} from '#messages/addresses-pages.ts'
import { tryLater } from '#messages/every-page.ts'
import { addressIsRight, mobileDigits, pincodeDigits } from '#messages/fields.ts'

type Props = {
  address?: Address
  /** The account whose first address it is: its name, email and number are prefilled. */
  account?: Profile
  from: string
  /** A key of this page: the same form sent twice is one address. */
  formKey: string
  /** The customer who gets the draft back after the session is over. */
  draftOwner: string
  fieldErrors?: Record<string, string>
  typed?: SubmittedValues
  /** Where the PIN code lies that was typed, where a form without script was refused. */
  places?: PinAnswer['places'] | undefined
  /** Called after the address was saved, with where to go next. */
  onOk: (to: string) => void
}

/** The address form: on its own page, and in the modal of the picker. */
export function AddressForm({
  address,
  account,
  from,
  formKey,
  draftOwner,
  fieldErrors = {},
  typed,
  places: toldPlaces = [],
  onOk,
}: Props) {
  const [answer, setAnswer] = useState<PinAnswer>()
  const [saved, setSaved] = useState<FormResponse>()
  const start = { ...addressFields(address, account), ...typed }
  const form = useFormPost({
    action: '/do/addresses/save',
    // In the order of the page: the focus goes to the first wrong field.
    fields: [...FORM_FIELDS, 'sure'],
    problems: addressProblems,
    onDone: response => {
      dropDraft()
      tellOtherTabs('addresses')
      setSaved(response)
    },
    // The sign-in returns to this page, where the draft waits.
    onDenied: () => leavePage(expiredPath(location.pathname + location.search)),
  })
  const field = (name: FormField) => ({
    defaultValue: start[name],
    error: form.error(name) ?? fieldErrors[name],
    required: REQUIRED_FIELDS.includes(name),
    ...form.field(name),
  })
  for (const name of FORM_FIELDS) form.field(name)
  const lastPincode = useRef(start.pincode)
  const lastAnswer = useRef<PinAnswer>(undefined)
  // Once it was asked, the box stays: what is typed next does not take it away.
  const isAsked = useRef(false)
  if (form.error('sure') ?? fieldErrors.sure) isAsked.current = true

  const saveDraft = (event: FormEvent<HTMLFormElement>) => {
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    keepDraft(draftOwner, { at: location.pathname, id: start.id, values })
  }
  // A value that the shopper chose or typed stays; one that was filled in from the last code is replaced.
  const fillIn = (
    name: 'city' | 'state',
    lookUp: (pincode: string) => string | undefined,
    pincode: string,
  ) => {
    const [suggestion, now] = [lookUp(pincode), form.watch(name)]
    if (suggestion && (!now || now === lookUp(lastPincode.current)))
      form.setValue(name, suggestion, { shouldValidate: Boolean(form.error(name)) })
  }
  // The first digits tell of the largest cities at once; the directory knows each PIN code, a moment later.
  const ask = async (pin: string) => {
    const found = await lookUpPin(pin)
    if (!found?.pin || lastPincode.current !== pin) return
    const [before, first] = [lastAnswer.current, found.places[0]]
    lastAnswer.current = found
    setAnswer(found)
    const put = (name: 'city' | 'state' | 'district', value: string, own: (string | undefined)[]) => {
      const now = form.watch(name) ?? start[name]
      if (value && (!now || own.includes(now)))
        form.setValue(name, value, { shouldValidate: Boolean(form.error(name)) })
    }
    put('state', first?.state ?? '', [likelyStateOfPincode(pin), before?.places[0]?.state])
    if (!cityOfPincode(pin)) put('city', found.town, [before?.town])
    put('district', first?.district ?? '', before?.places.map(({ district }) => district) ?? [])
  }
  const pincodeTyped = (value: string) => {
    const typed = typedPincode(value)
    if (typed.length < 6) return
    fillIn('state', likelyStateOfPincode, typed)
    fillIn('city', cityOfPincode, typed)
    lastPincode.current = typed
    void ask(typed)
  }
  // Restores what was typed before the sign-in, or before the phone reloaded the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; from then on the fields are the shopper's
  useEffect(() => {
    const draft = readDraft(draftOwner, location.pathname)
    if (draft?.id === start.id) {
      for (const [name, value] of Object.entries(draft.values)) form.setValue(name, value)
      lastPincode.current = draft.values.pincode ?? start.pincode
    }
    // Of the draft, or typed before the script had loaded.
    const pincode = form.watch('pincode') ?? ''
    if (pincode !== start.pincode) pincodeTyped(pincode)
  }, [])
  const districts = districtsOf(answer?.places ?? toldPlaces, form.watch('state') ?? start.state)
  const pincode = field('pincode')
  const state = field('state')

  if (saved)
    return (
      <div className="grid gap-4">
        <Notice tone="good">{saved.message}</Notice>
        <Button look="primary" onClick={() => onOk(saved.to)}>
          {ok}
        </Button>
      </div>
    )
  return (
    <form {...form.attributes} onChange={saveDraft} className="grid gap-4">
      {form.refused && (
        <Refusal>
          {form.isRefusedAs('tryLater')
            ? `${address ? addressUpdateError : addressSubmitError} ${tryLater}`
            : form.refused}
        </Refusal>
      )}
      <input type="hidden" defaultValue={start.id} {...form.field('id')} />
      <input type="hidden" defaultValue={from} {...form.field('from')} />
      <input type="hidden" defaultValue={formKey} {...form.field('form_key')} />
      <input type="hidden" defaultValue={draftOwner} {...form.field('owner')} />
      <Field label={nameField} autoComplete="name" {...field('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={emailField} type="email" autoComplete="email" {...field('email')} />
        <Field
          label={mobileField}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          onInput={digitsOnlyMobile}
          pattern={MOBILE_PATTERN}
          title={mobileDigits}
          {...field('mobile')}
        />
      </div>
      {STREET_FIELDS.map((name, at) => (
        <Field key={name} autoComplete={`address-line${at + 1}`} {...streetWords[name]} {...field(name)} />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={zipCode}
          inputMode="numeric"
          autoComplete="postal-code"
          onInput={digitsOnlyPincode}
          pattern={PIN_PATTERN}
          title={pincodeDigits}
          {...pincode}
          // At the last digit, not on blur: the city is filled in before the shopper reaches it.
          onChange={event => {
            void pincode.onChange(event)
            pincodeTyped(event.target.value)
          }}
          hint={<PinHint>{answer?.say || answer?.more}</PinHint>}
        />
        <Field label={cityField} autoComplete="address-level2" {...field('city')} />
      </div>
      <div>
        <label htmlFor="address-state" className="mb-1 block text-sm font-medium">
          {stateField}
          <span aria-hidden="true">*</span>
        </label>
        <select
          id="address-state"
          className="input"
          required
          autoComplete="address-level1"
          defaultValue={state.defaultValue}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={state.error ? 'address-state-error' : undefined}
          {...form.field('state')}
        >
          <option value="">{chooseState}</option>
          {STATES.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {state.error && <FieldError id="address-state-error">{state.error}</FieldError>}
      </div>
      {districts.length > 1 ? (
        <div>
          <label htmlFor="address-district" className="mb-1 block text-sm font-medium">
            {districtField}
          </label>
          <select
            id="address-district"
            className="input"
            defaultValue={start.district || districts[0]}
            {...form.field('district')}
          >
            {districts.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
          {fieldErrors.district && <FieldError>{fieldErrors.district}</FieldError>}
        </div>
      ) : (
        start.district && <input type="hidden" defaultValue={start.district} {...form.field('district')} />
      )}
      {isAsked.current && (
        <label className="flex gap-3">
          <input type="checkbox" value="yes" className="mt-1 size-5" {...form.field('sure')} />
          {addressIsRight}
        </label>
      )}
      <Field label={countryField} value={india} readOnly />
      <Button type="submit" look="primary" disabled={form.busy}>
        {form.busy ? saving : saveAddress}
      </Button>
    </form>
  )
}
