import { applyRules, type FieldError, type Rules } from '@alerce/contract/forms/rules'
import { type SyntheticEvent, useState } from 'react'
import { isRefusal, messageOf } from '../../lib/api/errors.ts'
import { afterPress } from '../../lib/form/after-press.ts'
import { useRefused } from '../../lib/form/use-refused.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

type Typed<K extends string> = Readonly<Record<K, string>>

interface Options<K extends string> {
  readonly empty: Typed<K>
  readonly rules: Rules<Typed<K>>
  readonly save: (typed: Typed<K>) => Promise<unknown>
  /** The text of a failure that is nobody's fault. */
  readonly failure: string
}

const mensajeDe = (errors: readonly FieldError[], name: string) =>
  errors.find(({ campo }) => campo === name)?.mensaje ?? null

/** A form of passwords: checked by the contract's rules, and never kept as a draft. */
export function useClaveForm<K extends string>({ empty, rules, save, failure }: Options<K>) {
  const message = useMessage()
  const [typed, setTyped] = useState(empty)
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({})
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const problems = applyRules(rules, typed)

  const field = (name: K) => ({
    value: typed[name],
    error: mensajeDe(refused.standing(typed), name) ?? (left[name] ? mensajeDe(problems, name) : null),
    onChange: (value: string) => setTyped((all) => ({ ...all, [name]: value })),
    onBlur: () => afterPress(() => setLeft((all) => ({ ...all, [name]: true }))),
  })

  const send = async () => {
    setBusy(true)
    try {
      await save(typed)
    } catch (error) {
      const errores = isRefusal(error) ? error.errores : []
      refused.remember(errores, typed)
      setBusy(false)
      if (errores.length === 0) await message(messageOf(error, failure))
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setLeft(Object.fromEntries(Object.keys(empty).map((name) => [name, true])))
    if (problems.length === 0 && !busy) void send()
  }

  return { field, submit, busy }
}
