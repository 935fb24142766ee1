import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useEffect, useRef, useState } from 'react'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import type { PersonaGuardada } from '../../../components/persona/anteriores.ts'
import { useAntesDeGuardar } from '../../../components/persona/antes-de-guardar.ts'
import { call } from '../../../lib/api/call.ts'
import { messageOf } from '../../../lib/api/errors.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { changesOf } from '../../../lib/drafts/changes.ts'
import { saveDraft } from '../../../lib/drafts/drafts.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import { goTo } from '../../../lib/routes.ts'
import type { DatosDeProspecto } from '../../../lib/sale/prospecto.ts'
import { useAjeno } from '../../../lib/sale/use-ajeno.ts'
import { type CitaGuardada, type CitaPorAgendar, deLaCita, dichoDe, esLaCita, schedule, sinCita } from './cita.ts'
import { payloadOf, personaDe, rules, type Values, valuesOf } from './values.ts'

interface Saved extends CitaGuardada {
  readonly prospectoId: number
}

interface Guardar {
  readonly values: Values
  readonly datos: DatosDeProspecto | null
  /** The appointment goes over another on purpose. */
  readonly permiteTope: boolean
}

/** Moves values typed during the save into the form of the saved prospect. */
async function handOver(prospectoId: number, guardado: Values, typed: Values): Promise<void> {
  const changes = changesOf({ ...guardado }, { ...typed })
  if (changes.length > 0) await saveDraft(`prospecto:${prospectoId}`, changes).catch(() => undefined)
}

/**
 * Saves the prospect, whose rut the server checks (spec 1 §5), then its next appointment. A failed appointment does not
 * undo the prospect.
 */
async function saveProspect({ values, datos, permiteTope }: Guardar): Promise<Saved> {
  const { prospectoId } = await call('ingresarProspecto', payloadOf(values, datos))
  const pendiente = await schedule(values, prospectoId, permiteTope)
  await refreshAfter(queryClient, 'ingresarProspecto', 'agendarCita')
  return { prospectoId, pendiente, agendada: values.citaFecha && !pendiente ? values : null }
}

/** The prospect that is edited (null adds one), and the appointment that its last save could not make. */
export interface ProspectFormOptions {
  readonly datos: DatosDeProspecto | null
  readonly pendiente: CitaPorAgendar | null
  readonly onPendiente: (pendiente: CitaPorAgendar | null) => void
}

/** Form of a prospect and its submit. */
export function useProspectForm({ datos, pendiente, onPendiente }: ProspectFormOptions) {
  const message = useMessage()
  const navigate = useWayOn()
  const antes = useAntesDeGuardar()
  const form = useAlerceForm<Values>({
    name: `prospecto:${datos?.prospectoId ?? 'nuevo'}`,
    initial: valuesOf(datos),
    rules,
  })
  const { ajeno, failed, forget } = useAjeno(() =>
    queryClient.invalidateQueries({ queryKey: ['obtenerDatosProspecto'] }),
  )
  const latest = useRef(form)
  latest.current = form

  // The form of the saved prospect replaces the new one: carry over the appointment that could not be booked
  useEffect(() => {
    if (!pendiente) return
    latest.current.setValues(pendiente.cita)
    latest.current.goTo('citaHora')
  }, [pendiente])

  /** Moves text typed during the save to the form of the saved prospect. This form is emptied for the next. */
  const goesOver = async (prospectoId: number, guardado: Values) => {
    await handOver(prospectoId, guardado, form.getValues())
    await form.saved(form.getValues())
  }

  /**
   * Reports the save, and an appointment that could not be booked, which is corrected here first. True: go on to the
   * applicant's data.
   */
  const tellSaved = async ({ pendiente, agendada }: Saved, otra: boolean): Promise<boolean> => {
    const text = [prospectoMessages.saved.text, deLaCita({ pendiente, agendada })].filter(Boolean).join(' ')
    const sigue = await message(text, 'ok', pendiente ? undefined : 'Ir a Antecedentes')
    const dicho = pendiente && dichoDe(pendiente, otra)
    if (dicho) await message(dicho)
    onPendiente(otra ? null : pendiente)
    return sigue
  }

  /** Person just added: no duplicate warning for their own document while the notice is shown. */
  const [recien, setRecien] = useState<PersonaGuardada | null>(null)
  const hecho = useRef<{ readonly saved: Saved; readonly otra: boolean } | null>(null)
  const save = (permiteTope: boolean) => async (values: Values) => {
    const saved = await saveProspect({ values, datos, permiteTope })
    forget()
    // Booked or pending, it leaves this form: another save would book it twice. A time typed since stays.
    const otra = !esLaCita(values, form.getValues())
    hecho.current = { saved, otra }
    if (!otra) form.setValues(sinCita)
    const guardado = { ...values, ...sinCita }
    setRecien({ prospectoId: saved.prospectoId, persona: values })
    if (datos) await form.saved(guardado)
    else await goesOver(saved.prospectoId, guardado)
  }
  /** Reports the save, after the dialog that asked before it has closed. */
  const tell = async () => {
    if (!hecho.current) return
    const { saved, otra } = hecho.current
    if (await tellSaved(saved, otra)) return await navigate(goTo('postulantData', { prospectoId: saved.prospectoId }))
    if (!datos) await navigate(goTo('addProspect', { prospectoId: saved.prospectoId }), { replace: true })
  }
  const notSaved = failed((error) => message(messageOf(error, prospectoMessages.saveFailed.text)))

  /** Replaces typed values by saved ones, in the fields that another author changed. */
  const takeSaved = () => {
    const suyos = ajeno?.campos.map(({ campo }) => campo) ?? []
    const guardado = Object.entries(personaDe(datos)).filter(([campo]) => suyos.includes(campo))
    form.setValues(Object.fromEntries(guardado))
    forget()
  }

  const guardada = datos && { prospectoId: datos.prospectoId, persona: personaDe(datos) }
  const asking = (values: Values, act: () => Promise<unknown>) => antes({ personas: [values], guardada }, act)
  const submit = form.submit(save(false), notSaved, tell, asking)

  return {
    form,
    guardada: guardada ?? recien,
    ajeno,
    takeSaved,
    submit,
    insist: form.submit(save(true), notSaved, tell),
  }
}
