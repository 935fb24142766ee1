import { type AccesoForm, accesoRules } from '@alerce/contract/forms/acceso/clave'
import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { addressOf } from '@alerce/contract/screens'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { ApiRefusal, isRefusal } from '../../../lib/api/errors.ts'
import { afterPress } from '../../../lib/form/after-press.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { useReturnPlace } from '../../../lib/session/return-place.ts'
import {
  currentEntry,
  desksOf,
  forgetReads,
  renewSession,
  type Session,
  sessionQuery,
} from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'
import { now, todayInSantiago } from '../../../lib/time/clock.ts'

function reasonNot({ usuario, clave }: AccesoForm, seconds: number): string | null {
  if (seconds > 0) return `Podrá intentarlo nuevamente en ${seconds} s`
  return usuario.trim() !== '' && clave !== '' ? null : 'Escriba su usuario y su contraseña'
}

/** After login: back to where the user was, else to the desk of the role, which may be in another entry. */
function useLanding(): (session: Session) => Promise<void> {
  const { volverA } = useReturnPlace()
  const navigate = useNavigate()
  return async (session) => {
    const desks = desksOf(session)
    const here = desks.find(({ entry }) => entry === currentEntry())
    if (here) return navigate(volverA ?? here.path, { replace: true })
    const [desk] = desks
    window.location.assign(desk ? `/${desk.entry}${desk.path}` : addressOf('dashboard', 'home'))
  }
}

const SECOND_MS = 1000

/** Seconds that are still to be waited, counted down on the clock: a tab that slept has waited too. */
function useWait() {
  const [until, setUntil] = useState(0)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.parse(now())) / SECOND_MS)))
    count()
    if (until === 0) return
    const timer = setInterval(count, SECOND_MS)
    return () => clearInterval(timer)
  }, [until])

  const begin = useCallback((wait: number) => {
    if (wait > 0) setUntil(Date.parse(now()) + wait * SECOND_MS)
  }, [])

  return { seconds, begin }
}

const refused = (descripcion: string) =>
  new ApiRefusal({
    status: 403,
    codigo: 'acceso_no_valido',
    descripcion: descripcion || accesoMessages.loginFailed.text,
  })

async function validate(rutejecutivo: string): Promise<void> {
  const fecha = aDDMMYYYY(todayInSantiago())
  const { valor, descError } = await call('validarAcceso', { rutejecutivo, fecha, origen: 'DASHBOARD', registrar: 'S' })
  if (valor.toUpperCase() !== 'OK') throw refused(descError)
}

/** Closes a session whose access was refused. A failure of this call is ignored. */
async function closeAgain(rutejecutivo: string): Promise<void> {
  await call('registroAcceso', { rutejecutivo, tipo: 'S', origen: 'DASHBOARD' }).catch(() => undefined)
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

/** After the credentials the access validation, which must answer OK (spec 1 §6). */
async function begin(rut: string): Promise<Session> {
  forgetReads()
  const session = await renewSession()
  if (!session) throw refused('')
  try {
    await validate(rut)
  } catch (error) {
    await closeAgain(rut)
    throw error
  }
  tellTabs({ kind: 'entered' })
  return session
}

/** Text of the dialog: the reason of the access validation, else the one text of a failed login (spec 1 §8). */
function loginFailure(error: unknown): string {
  const told =
    error instanceof ApiRefusal && (error.codigo === 'acceso_no_valido' || error.status === 403 || error.status === 429)
  return told ? error.descripcion : accesoMessages.loginFailed.text
}

/** Seconds until the next try, where the server asks for a pause. */
function secondsToWait(error: unknown): number {
  if (!isRefusal(error, 429)) return 0
  const { esperaSegundos } = (error.data ?? {}) as { esperaSegundos?: unknown }
  return typeof esperaSegundos === 'number' ? esperaSegundos : 0
}

/** Second step that the server asks for. `usuario`: the name typed with the password. */
export type PasoPedido = Extract<ReplyOf<'autenticarDashboard'>, { segundoPaso: unknown }>['segundoPaso'] & {
  readonly usuario: string
}

/** Form of the login and its submit. Typed values stay after a failure. */
export function useLogin() {
  const land = useLanding()
  const message = useMessage()
  const [form, setForm] = useState<AccesoForm>({ usuario: '', clave: '' })
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({})
  const [busy, setBusy] = useState(false)
  const [paso, setPaso] = useState<PasoPedido | null>(null)
  const wait = useWait()
  const reason = reasonNot(form, wait.seconds)

  const field = (name: keyof AccesoForm) => ({
    value: form[name],
    error: left[name] ? (accesoRules[name]?.(form[name], form) ?? null) : null,
    onChange: (value: string) => setForm((typed) => ({ ...typed, [name]: value })),
    onBlur: () => afterPress(() => setLeft((all) => ({ ...all, [name]: true }))),
  })

  const enterAs = async (rut: string) => land(await begin(rut))
  const enter = async () => {
    setBusy(true)
    try {
      const usuario = form.usuario.trim()
      const reply = await call('autenticarDashboard', { usuario, clave: form.clave })
      if (!('segundoPaso' in reply)) return await enterAs(reply.rut)
      setPaso({ ...reply.segundoPaso, usuario })
      setBusy(false)
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

  /** Back to the password, which must be typed again. */
  const leavePaso = () => {
    setPaso(null)
    setForm((typed) => ({ ...typed, clave: '' }))
  }

  return { field, reason, busy, submit, paso, enterAs, leavePaso }
}
