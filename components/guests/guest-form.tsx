'use client'
import { useEffect, useRef, useState } from 'react'
import { PinHint } from '#components/delivery/pin-hint.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { lookUpPin } from '#lib/addresses/browser/look-up-pin.ts'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { digitsOnlyMobile, digitsOnlyPincode, typedPincode } from '#lib/browser/digits-only.ts'
import { leavePage } from '#lib/browser/leave-page.ts'
import {
  GUEST_FIELDS,
  GUEST_REQUIRED,
  guestProblems,
  PLACE_FIELDS,
} from '#lib/checkout/rules/guest-problems.ts'
import { GUEST_STREET } from '#lib/contract/address-fields.ts'
import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import { PIN_PATTERN } from '#lib/rules/pin-code.ts'
import { streetWords } from '#messages/addresses-pages.ts'
import { processing } from '#messages/checkout-pages.ts'
import { mobileDigits, pincodeDigits } from '#messages/fields.ts'
import {
  mobileHint,
  pinField,
  toDeliveryAndPayment,
  yourAddress,
  yourEmail,
  yourMobile,
  yourName,
} from '#messages/guest-pages.ts'
import { GuestPlace } from './guest-place.tsx'

type Props = {
  /** Hidden fields: what is ordered. */
  fixed: Record<string, string>
  start: SubmittedValues
  fieldErrors: Record<string, string>
  /** What the shop says of the PIN code that the form begins with. */
  answer?: PinAnswer
}

/** Who orders and where to. Town, district and state are asked only where the PIN code does not tell them. */
export function GuestForm({ fixed, start, fieldErrors, answer: first }: Props) {
  const [answer, setAnswer] = useState(first)
  const form = useFormPost({
    action: '/do/guest/enter',
    fields: [...GUEST_FIELDS, ...PLACE_FIELDS],
    problems: guestProblems,
    onDone: ({ to }) => leavePage(to),
  })
  const error = (name: string) => form.error(name) ?? fieldErrors[name]
  // Answers may come in another order than they were asked for.
  const lastAsked = useRef('')
  const ask = async (pin: string) => {
    lastAsked.current = pin
    const found = await lookUpPin(pin)
    if (lastAsked.current === pin) setAnswer(found)
  }
  const isPlaceWrong = PLACE_FIELDS.some(error)
  // Typed before the script had loaded, or with its place refused while nothing was known of it: asked once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first and when the place is refused, and not at each render
  useEffect(() => {
    const typed = typedPincode(form.watch('pincode') ?? '')
    if (typed.length === 6 && answer?.pin !== typed) void ask(typed)
  }, [isPlaceWrong])
  const field = (name: (typeof GUEST_FIELDS)[number]) => ({
    defaultValue: start[name],
    error: error(name),
    required: GUEST_REQUIRED.includes(name),
    ...form.field(name),
  })
  // In the order of the page: the focus goes to the first wrong field.
  for (const name of GUEST_FIELDS) form.field(name)
  const pincode = field('pincode')
  return (
    <form {...form.attributes} className="grid gap-4">
      {form.refused && <Refusal>{form.refused}</Refusal>}
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" defaultValue={value} {...form.field(name)} />
      ))}
      <Field label={yourName} autoComplete="name" {...field('name')} />
      <Field
        label={yourMobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        onInput={digitsOnlyMobile}
        pattern={MOBILE_PATTERN}
        title={mobileDigits}
        hint={mobileHint}
        {...field('mobile')}
      />
      <Field label={yourEmail} type="email" autoComplete="email" {...field('email')} />
      {GUEST_STREET.map((name, at) =>
        at === 0 ? (
          <Field key={name} label={yourAddress} autoComplete="street-address" {...field(name)} />
        ) : (
          <Field key={name} {...streetWords[name]} {...field(name)} />
        ),
      )}
      <Field
        label={pinField}
        inputMode="numeric"
        autoComplete="postal-code"
        onInput={digitsOnlyPincode}
        pattern={PIN_PATTERN}
        title={pincodeDigits}
        {...pincode}
        onChange={async event => {
          void pincode.onChange(event)
          const typed = typedPincode(event.target.value)
          if (typed.length === 6) await ask(typed)
        }}
        hint={<PinHint>{[answer?.say, answer?.more].filter(Boolean).join(' · ')}</PinHint>}
      />
      <GuestPlace answer={answer} start={start} error={error} register={name => form.field(name)} />
      <Button type="submit" look="primary" disabled={form.busy}>
        {form.busy ? processing : toDeliveryAndPayment}
      </Button>
    </form>
  )
}
