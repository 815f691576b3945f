import type { Chosen } from './many-forms.tsx'

/** Which things a form of many is about. */
export const ChosenFields = (chosen: Chosen) => (
  <>
    {Object.entries(chosen).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)
