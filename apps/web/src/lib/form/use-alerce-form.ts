import { applyRules, type FieldError, type Rules } from '@alerce/contract/forms/rules'
import { useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { ApiRefusal } from '../api/errors.ts'
import { keepsDrafts, types, useSession } from '../session/session.ts'
import type { Binding, PathOf, ValueAt } from './binding.ts'
import { focusField } from './focus-field.ts'
import { useDraft } from './use-draft.ts'

interface AlerceFormOptions<V> {
  /** Names the form and its record for the draft (`antecedentes:12`); null: nothing typed is kept. */
  readonly name: string | null
  /** What is saved now. Render the form only once it is known. */
  readonly initial: V
  /** The contract's rules: packages/contract/forms; a function where they depend on the whole form. */
  readonly rules: Rules<V> | ((values: V) => Rules<V>)
  /** It is filled in by who only reads portfolios, too: a decision of a head of team. */
  readonly byReaders?: boolean
}

type Save<V> = (values: V) => Promise<unknown>

const toErrors = (errors: readonly FieldError[]) =>
  Object.fromEntries(errors.map(({ campo, mensaje }) => [campo, mensaje]))

/**
 * A form on @mantine/form: rules of the contract on blur and on submit, the server's `errores` at their fields, focus
 * on the first error, and a draft of what is not saved.
 */
export function useAlerceForm<V extends object>({ name, initial, rules, byReaders = false }: AlerceFormOptions<V>) {
  const check = (values: V) => applyRules(typeof rules === 'function' ? rules(values) : rules, values)
  const form = useForm<V>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => toErrors(check(values)),
    validateInputOnBlur: true,
  })
  const { values, getInitialValues } = form
  const keeps = byReaders ? types : keepsDrafts
  const draft = useDraft(keeps(useSession()) ? name : null, {
    values: values as Record<string, unknown>,
    getInitialValues: getInitialValues as () => Record<string, unknown>,
    setValues: form.setValues as (values: Record<string, unknown>) => void,
  })
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly FieldError[]>([])

  const show = (errors: readonly FieldError[]) => {
    form.setErrors(toErrors(errors))
    setProblems(errors)
    if (errors[0]) focusField(errors[0].campo)
  }

  const send = async (save: Save<V>, onFailed: (error: unknown) => unknown, after?: () => unknown) => {
    setBusy(true)
    try {
      await save(form.getValues())
      form.setInitialValues(form.getValues())
      form.resetDirty()
      await draft.clear()
      await after?.()
    } catch (error) {
      if (error instanceof ApiRefusal && error.errores.length > 0) show(error.errores)
      await onFailed(error)
    } finally {
      setBusy(false)
    }
  }

  /**
   * A handler for onSubmit or onClick: checks the rules, saves, and tells a failure to `onFailed`. `after` comes once
   * the draft is gone: the place to leave the screen.
   */
  const submit =
    (save: Save<V>, onFailed: (error: unknown) => unknown, after?: () => unknown) =>
    (event?: Pick<FormEvent, 'preventDefault'>): void => {
      event?.preventDefault()
      if (busy) return
      const errors = check(form.getValues())
      show(errors)
      if (errors.length === 0) void send(save, onFailed, after)
    }

  return {
    ...form,
    /** value, onChange, onBlur, error of one field: `<TextField {...form.field('nombres')} label="Nombres" />`. */
    field: <P extends PathOf<V>>(path: P) => form.getInputProps(path as never) as Binding<ValueAt<V, P>>,
    submit,
    busy,
    draft,
    /** What the last submit found, for <ErrorSummary errors={form.problems} onGoTo={form.goTo} />. */
    problems: problems.filter(({ campo }) => form.errors[campo]),
    goTo: focusField,
  }
}

/** A form as its panels take it: `{ form }: { readonly form: AlerceForm<CotizanteForm> }`. */
export type AlerceForm<V extends object> = ReturnType<typeof useAlerceForm<V>>
