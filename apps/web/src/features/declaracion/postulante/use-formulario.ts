import { applyRules, type FieldError, type Rules } from '@alerce/contract/forms/rules'
import { type Dispatch, type SetStateAction, type SyntheticEvent, useEffect, useRef, useState } from 'react'

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
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const [refusals, setRefusals] = useState(0)
  const latest = useRef(values)
  latest.current = values
  const problems = applyRules(rules, values)

  // each refusal leads to its first field, once what is wrong is drawn
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const errorOf = (campo: string): string | null => {
    const found = (errors: readonly FieldError[]) => errors.find((error) => error.campo === campo)?.mensaje ?? null
    return found(refused) ?? (left.has('*') || left.has(campo) ? found(problems) : null)
  }
  const refuse = (errores: readonly FieldError[]) => {
    setRefused(errores)
    setRefusals((count) => count + 1)
  }
  const change = (part: Partial<T>) => {
    setValues((all) => ({ ...all, ...part }))
    setRefused([])
  }
  const leave = (campo: string) => setLeft((all) => new Set([...all, campo]))
  /** Sends what has nothing wrong; else leads to the first that has. */
  const submit = (send: (values: T) => void) => (event: SyntheticEvent) => {
    event.preventDefault()
    setLeft(new Set(['*']))
    if (problems.length === 0) send(values)
    else refuse([])
  }
  /** As they are at this moment: what an answer that comes late is laid over. */
  const getValues = () => latest.current
  return { form, values, getValues, change, leave, errorOf, refuse, submit }
}
