import { applyRules, type FieldError, type Rules } from '@alerce/contract/forms/rules'
import { useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { ApiRefusal } from '../api/errors.ts'
import { useDraft } from './use-draft.ts'

interface AlerceFormOptions<V> {
  /** Names the form and its record for the draft (`antecedentes:12`); null: nothing typed is kept. */
  readonly name: string | null
  /** What is saved now. Render the form only once it is known. */
  readonly initial: V
  /** The contract's rules: packages/contract/forms. */
  readonly rules: Rules<V>
}

const toErrors = (errors: readonly FieldError[]) =>
  Object.fromEntries(errors.map(({ campo, mensaje }) => [campo, mensaje]))

function focusField(campo: string): void {
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(campo)}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/**
 * A form on @mantine/form: rules of the contract on blur and on submit, the server's `errores` at their fields, focus
 * on the first error, and a draft of what is not saved.
 */
export function useAlerceForm<V extends object>({ name, initial, rules }: AlerceFormOptions<V>) {
  const form = useForm<V>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => toErrors(applyRules(rules, values)),
    validateInputOnBlur: true,
  })
  const { values, getInitialValues } = form
  const draft = useDraft(name, {
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

  const send = async (save: (values: V) => Promise<unknown>, onFailed: (error: unknown) => unknown) => {
    setBusy(true)
    try {
      await save(form.getValues())
      form.setInitialValues(form.getValues())
      form.resetDirty()
      await draft.clear()
    } catch (error) {
      if (error instanceof ApiRefusal && error.errores.length > 0) show(error.errores)
      await onFailed(error)
    } finally {
      setBusy(false)
    }
  }

  /** A handler for onSubmit or onClick: checks the rules, saves, and tells a failure to `onFailed`. */
  const submit =
    (save: (values: V) => Promise<unknown>, onFailed: (error: unknown) => unknown) =>
    (event?: Pick<FormEvent, 'preventDefault'>): void => {
      event?.preventDefault()
      if (busy) return
      const errors = applyRules(rules, form.getValues())
      show(errors)
      if (errors.length === 0) void send(save, onFailed)
    }

  return {
    ...form,
    /** value, onChange, onBlur, error of one field: `<TextField {...form.field('nombres')} label="Nombres" />`. */
    field: form.getInputProps,
    submit,
    busy,
    draft,
    /** What the last submit found, for <ErrorSummary errors={form.problems} onGoTo={form.goTo} />. */
    problems: problems.filter(({ campo }) => form.errors[campo]),
    goTo: focusField,
  }
}
