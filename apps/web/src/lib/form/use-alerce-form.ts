import { applyRules, type FieldError, type Rules } from '@alerce/contract/forms/rules'
import { type FormEvent, useRef, useState } from 'react'
import { ApiRefusal } from '../api/errors.ts'
import { keepsDrafts, types, useSession } from '../session/session.ts'
import { afterPress } from './after-press.ts'
import type { Binding, PathOf, ValueAt } from './binding.ts'
import { focusField } from './focus-field.ts'
import { useClashes } from './use-clashes.ts'
import { useDraft } from './use-draft.ts'
import { useDraftPlace } from './use-draft-place.ts'
import { toErrors, useForm } from './use-form.ts'
import { useRefused } from './use-refused.ts'

interface AlerceFormOptions<V> {
  /**
   * Names the form and its record for the draft (`antecedentes:12`); of something new (`prospecto:nuevo`) each window
   * has its own; null: nothing typed is kept.
   */
  readonly name: string | null
  /** Saved values. Render the form only once they are known. */
  readonly initial: V
  /** The contract's rules: packages/contract/forms; a function where they depend on the whole form. */
  readonly rules: Rules<V> | ((values: V) => Rules<V>)
  /** Readers of portfolios can fill it in too: a decision of a head of team. */
  readonly byReaders?: boolean
  /** Fields that no draft keeps: the subject of an act is chosen anew each time. */
  readonly unkept?: readonly (keyof V & string)[]
}

type Save<V> = (values: V) => Promise<unknown>
/** Both receive the sent values: others may have been typed since. */
type Failed<V> = (error: unknown, sent: V) => unknown
type After<V> = (sent: V) => unknown
/** Asks before it saves, with the question busy meanwhile: `(values, act) => confirm(question, act)`. */
type Asking<V> = (values: V, act: () => Promise<unknown>) => Promise<boolean>

const atOnce = async (_values: unknown, act: () => Promise<unknown>): Promise<boolean> => {
  await act()
  return true
}

interface Sending<V> {
  readonly save: Save<V>
  readonly onFailed: Failed<V>
  readonly after?: After<V> | undefined
  readonly asking?: Asking<V> | undefined
}

/**
 * Form: rules of the contract on blur and on submit, the server's `errores` at their fields, focus on the first error,
 * and a draft of unsaved values.
 */
export function useAlerceForm<V extends object>(options: AlerceFormOptions<V>) {
  const { name, initial, rules, byReaders = false, unkept = [] } = options
  const check = (values: V) => applyRules(typeof rules === 'function' ? rules(values) : rules, values)
  const refused = useRefused()
  const { binding, ...form } = useForm<V>(initial, (values) => [
    ...refused.standing(values as Record<string, unknown>),
    ...check(values),
  ])
  const errors = useRef(form.errors)
  errors.current = form.errors
  // the fields of a form by their names, of any record
  const fields = {
    values: form.values as Record<string, unknown>,
    getValues: form.getValues as () => Record<string, unknown>,
    getInitialValues: form.getInitialValues as () => Record<string, unknown>,
    setValues: form.setValues as (values: Record<string, unknown>) => void,
    setInitialValues: form.setInitialValues as (values: Record<string, unknown>) => void,
  }
  const clashes = useClashes(fields, initial as Record<string, unknown>)
  const keeps = byReaders ? types : keepsDrafts
  const { formulario, lookElsewhere } = useDraftPlace(keeps(useSession()) ? name : null, () => form.isDirty())
  const onNothing = () => void lookElsewhere()
  const { settle, ...draft } = useDraft(formulario, fields, { unkept, onClash: clashes.add, onNothing })
  const [busy, setBusy] = useState(false)
  /** The save in progress has already reported its saved values. */
  const told = useRef(false)
  const [problems, setProblems] = useState<readonly FieldError[]>([])

  const show = (errors: readonly FieldError[]) => {
    form.setErrors(toErrors(errors))
    setProblems(errors)
    if (errors[0]) focusField(errors[0].campo)
  }

  /**
   * Marks values as saved on the server: they are no draft any more, later changes are. A draft that could not be
   * discarded is no failed save: it holds saved values.
   */
  const saved = async (values: V) => {
    told.current = true
    form.setInitialValues(values)
    clashes.forget()
    await settle().catch(() => undefined)
  }

  const failed = async (error: unknown, values: V, onFailed: Failed<V>) => {
    if (error instanceof ApiRefusal && error.errores.length > 0) {
      refused.remember(error.errores, values as Record<string, unknown>)
      show(refused.standing(fields.getValues()))
    }
    await onFailed(error, values)
  }

  /** Saved values; null after a refusal or failure, which has already been shown. */
  const sent = async ({ save, onFailed, asking = atOnce }: Sending<V>): Promise<V | null> => {
    const values = form.getValues()
    told.current = false
    try {
      if (!(await asking(values, () => save(values)))) return null
    } catch (error) {
      await failed(error, values, onFailed)
      return null
    }
    if (!told.current) await saved(values)
    return values
  }

  const send = async (sending: Sending<V>) => {
    setBusy(true)
    refused.remember([], {})
    try {
      const values = await sent(sending)
      if (values) await sending.after?.(values)
    } finally {
      setBusy(false)
    }
  }

  /**
   * Handler for onSubmit or onClick: checks the rules, saves, and passes a failure to `onFailed`. `after` runs once the
   * draft is gone: the place to leave the screen. If `asking` is answered no, nothing changes.
   */
  const submit =
    (save: Save<V>, onFailed: Failed<V>, after?: After<V>, asking?: Asking<V>) =>
    (event?: Pick<FormEvent, 'preventDefault'>): void => {
      event?.preventDefault()
      if (busy) return
      const errors = check(form.getValues())
      show(errors)
      if (errors.length === 0) void send({ save, onFailed, after, asking })
    }

  return {
    ...form,
    /** value, onChange, onBlur, error of one field: `<TextField {...form.field('nombres')} label="Nombres" />`. */
    field: <P extends PathOf<V>>(path: P): Binding<ValueAt<V, P>> => {
      const props = binding(path)
      const before = errors.current[path]
      const leave = (event: unknown) => {
        // Keep an error that the press itself has set
        if (errors.current[path] === before) props.onBlur(event)
      }
      return { ...props, onBlur: (event) => afterPress(() => leave(event)) }
    },
    submit,
    busy,
    draft,
    saved,
    /** Fields changed both by the user and by another save, with the actions on them. */
    clashes,
    /** Errors of the last submit, for <ErrorSummary errors={form.problems} onGoTo={form.goTo} />. */
    problems: problems.flatMap(({ campo }) => {
      // Current error of the field, which may differ from that of the submit
      const mensaje = form.errors[campo]
      return mensaje === undefined ? [] : [{ campo, mensaje }]
    }),
    goTo: focusField,
  }
}

/** A form as its panels take it: `{ form }: { readonly form: AlerceForm<CotizanteForm> }`. */
export type AlerceForm<V extends object> = ReturnType<typeof useAlerceForm<V>>
