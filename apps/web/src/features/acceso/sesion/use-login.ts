import { type AccesoForm, accesoRules } from '@alerce/contract/forms/acceso/clave'
import { type SyntheticEvent, useState } from 'react'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { afterPress } from '../../../lib/form/after-press.ts'
import { useLanding } from './landing.ts'
import { login, loginFailure, secondsToWait } from './login.ts'
import { useWait } from './use-wait.ts'

function reasonNot({ usuario, clave }: AccesoForm, seconds: number): string | null {
  if (seconds > 0) return `Podrá intentarlo nuevamente en ${seconds} s`
  return usuario.trim() !== '' && clave !== '' ? null : 'Escriba su usuario y su contraseña'
}

/** The form of the login and what its button does. What was typed stays when it fails. */
export function useLogin() {
  const land = useLanding()
  const message = useMessage()
  const [form, setForm] = useState<AccesoForm>({ usuario: '', clave: '' })
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({})
  const [busy, setBusy] = useState(false)
  const wait = useWait()
  const reason = reasonNot(form, wait.seconds)

  const field = (name: keyof AccesoForm) => ({
    value: form[name],
    error: left[name] ? (accesoRules[name]?.(form[name], form) ?? null) : null,
    onChange: (value: string) => setForm((typed) => ({ ...typed, [name]: value })),
    onBlur: () => afterPress(() => setLeft((all) => ({ ...all, [name]: true }))),
  })

  const enter = async () => {
    setBusy(true)
    try {
      await land(await login(form.usuario.trim(), form.clave))
    } catch (error) {
      setBusy(false)
      wait.begin(secondsToWait(error))
      await message(loginFailure(error))
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason === null && !busy) void enter()
  }

  return { field, reason, busy, submit }
}
