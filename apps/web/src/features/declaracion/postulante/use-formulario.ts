import { applyRules, type FieldError, type Rules } from '@alerce/contract/forms/rules'
import { type Dispatch, type SetStateAction, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { afterPress } from '../../../lib/form/after-press.ts'
import { type FieldRefusal, useRefused } from '../../../lib/form/use-refused.ts'

type Values = Readonly<Record<string, unknown>>

/** Keeps the focus after an error moves the button: the second press of a double click falls beside it. */
function holdFocus(event: MouseEvent): void {
  const at = event.target
  const beside = at instanceof Element && at.closest('a, button, input, label, select, textarea') === null
  if (event.detail > 1 && beside) event.preventDefault()
}

/**
 * Form of the applicant's page: errors appear at their field, on leaving it and on sending. `state`: shared state for
 * its values.
 */
export function useFormulario<T extends object>(
  inicial: T,
  rules: Rules<T>,
  state?: readonly [T, Dispatch<SetStateAction<T>>],
) {
  const form = useRef<HTMLFormElement>(null)
  const own = useState(inicial)
  const [values, setValues] = state ?? own
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const refused = useRefused()
  const [refusals, setRefusals] = useState(0)
  const latest = useRef(values)
  latest.current = values
  const problems = applyRules(rules, values)

  // Focus the first wrong field once the errors are drawn
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    window.addEventListener('mousedown', holdFocus)
    return () => window.removeEventListener('mousedown', holdFocus)
  }, [refusals])

  const errorOf = (campo: string): string | null => {
    const found = (errors: readonly FieldError[]) => errors.find((error) => error.campo === campo)?.mensaje ?? null
    return found(refused.standing(values as Values)) ?? (left.has('*') || left.has(campo) ? found(problems) : null)
  }
  /** Refuses the values sent from this rendering. A field changed since then is not refused. */
  const refuse = (errores: readonly FieldRefusal[]) => {
    refused.remember(errores, values as Values)
    if (errores.length === 0 || refused.standing(latest.current as Values).length > 0) setRefusals((count) => count + 1)
  }
  const change = (part: Partial<T>) => setValues((all) => ({ ...all, ...part }))
  const leave = (campo: string) => afterPress(() => setLeft((all) => new Set([...all, campo])))
  /** Sends a form without errors; else focuses its first wrong field. */
  const submit = (send: (values: T) => void) => (event: SyntheticEvent) => {
    event.preventDefault()
    setLeft(new Set(['*']))
    refused.remember([], {})
    if (problems.length === 0) send(values)
    else refuse([])
  }
  /** Forgets the touched fields: an empty form that starts again shows no errors. */
  const forget = () => setLeft(new Set())
  /** Current values, for an answer that arrives late. */
  const getValues = () => latest.current
  return { form, values, getValues, change, leave, forget, errorOf, refuse, submit }
}
