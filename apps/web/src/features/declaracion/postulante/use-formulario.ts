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
 * A form of the applicant's page: what is wrong is said on leaving a field and on sending, at the field itself.
 * `state`: where its values are held, when that is not here alone.
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

  // each refusal leads to its first field, once what is wrong is drawn
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
  /** Sends what has nothing wrong; else leads to the first that has. */
  const submit = (send: (values: T) => void) => (event: SyntheticEvent) => {
    event.preventDefault()
    setLeft(new Set(['*']))
    refused.remember([], {})
    if (problems.length === 0) send(values)
    else refuse([])
  }
  /** Nothing was left or sent yet: what is asked for anew is empty, not wrong. */
  const forget = () => setLeft(new Set())
  /** As they are at this moment: what an answer that comes late is laid over. */
  const getValues = () => latest.current
  return { form, values, getValues, change, leave, forget, errorOf, refuse, submit }
}
