import { type ConsentimientoForm, consentimientoRules } from '@alerce/contract/forms/contrato/mandato'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import { mandatoMessages as m, noCoincide } from '@alerce/contract/messages/contrato/mandato'
import { leeFechaEscrita } from '@alerce/domain/base/fechas/escrita'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { afterPress } from '../../../lib/form/after-press.ts'
import { type FieldRefusal, useRefused } from '../../../lib/form/use-refused.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { leaveForMandato, type MandatoPendiente, useCambiarMandato } from './queries.ts'

/** Values as typed: the date in any usual format. */
interface Typed {
  readonly documento: string
  readonly fecha: string
  readonly acepta: boolean
}

const nacimiento = (typed: string) => leeFechaEscrita(typed, todayInSantiago(), 'nacimiento')

const formOf = ({ documento, fecha, acepta }: Typed): ConsentimientoForm => ({
  documento,
  fechaNacimiento: nacimiento(fecha) ?? fecha.trim(),
  acepta,
})

/** However a number is written, it is the same one that was refused. */
const comoSeLee = (typed: Typed) => ({
  ...formOf(typed),
  documento: normalizaRut(typed.documento) ?? typed.documento,
})

type Campo = keyof ConsentimientoForm

/** The applicant's identity and consent. Nothing of it is kept: neither as a draft nor after it was sent. */
export function useConsentimiento(enlace: string, { documento: tipo, version }: MandatoPendiente, onDone: () => void) {
  const { set, reread } = useCambiarMandato(enlace)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>({ documento: '', fecha: '', acepta: false })
  const [left, setLeft] = useState<ReadonlySet<Campo>>(new Set())
  const refused = useRefused()
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const problems = applyRules(consentimientoRules(tipo), formOf(typed))

  // Focus the first wrong field once the errors are drawn
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const errorOf = (campo: Campo): string | null => {
    const found = (errors: readonly FieldError[]) => errors.find((error) => error.campo === campo)?.mensaje ?? null
    return found(refused.standing(comoSeLee(typed))) ?? (left.has(campo) ? found(problems) : null)
  }
  const change = (part: Partial<Typed>) => {
    setTyped((all) => ({ ...all, ...part }))
    setFailure(null)
  }
  const leave = (campo: Campo) => afterPress(() => setLeft((all) => new Set([...all, campo])))

  const refuse = (errores: readonly FieldRefusal[]) => {
    refused.remember(errores, comoSeLee(typed))
    setRefusals((count) => count + 1)
  }

  const take = async (reply: ReplyOf<'otorgarMandato'>) => {
    if (reply.estado === 'noCoincide')
      return refuse([{ campo: 'documento', con: ['fechaNacimiento'], mensaje: noCoincide(reply.quedan, tipo) }])
    if (reply.estado === 'otorgado') onDone()
    // Stay busy until the browser leaves; the waiting page has the button for a failed attempt
    if (reply.estado === 'espera') await leaveForMandato(enlace)
    set(reply)
  }

  const fail = async (error: unknown) => {
    if (isRefusal(error) && error.errores.length > 0) return refuse(error.errores)
    setFailure(messageOf(error, m.saveFailed.text))
    // the amount is another one, or the link was replaced while the page was open
    if (isRefusal(error, m.cambio.status) || isRefusal(error, m.enlaceNoVigente.status)) await reread()
  }

  const send = async () => {
    setBusy(true)
    setFailure(null)
    const { documento, fechaNacimiento } = formOf(typed)
    const said = { documento, fechaNacimiento: aDDMMYYYY(fechaNacimiento), acepta: true as const }
    try {
      await take(await call('otorgarMandato', { enlace, ...said, version }))
    } catch (error) {
      await fail(error)
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    setLeft(new Set<Campo>(['documento', 'fechaNacimiento', 'acepta']))
    if (problems.length === 0) void send()
    else refuse([])
  }

  const documento = {
    value: typed.documento,
    error: errorOf('documento'),
    onChange: (value: string) => change({ documento: value }),
    onBlur: () => {
      leave('documento')
      if (tipo === 'R' && normalizaRut(typed.documento)) change({ documento: formatoRut(typed.documento) })
    },
  }
  const fecha = {
    value: typed.fecha,
    error: errorOf('fechaNacimiento'),
    onChange: (value: string) => change({ fecha: value }),
    onBlur: () => {
      leave('fechaNacimiento')
      const iso = nacimiento(typed.fecha)
      if (iso) setTyped((all) => ({ ...all, fecha: aDDMMYYYY(iso) }))
    },
  }
  const acepta = {
    checked: typed.acepta,
    error: errorOf('acepta'),
    onChange: (checked: boolean) => change({ acepta: checked }),
  }
  return { form, documento, fecha, acepta, submit, busy, failure }
}
