import { proximaCitaRules } from '@alerce/contract/forms/agenda/cita'
import { prospectoRules } from '@alerce/contract/forms/postulacion/prospecto'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { momentoActual } from '../../../lib/citas.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { goTo } from '../../../lib/routes.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type Pendiente, sinCita } from './cita.ts'
import { saveProspect } from './save.ts'
import { type Datos, personaDe, type Values, valuesOf } from './values.ts'

const rules = () => ({ ...prospectoRules, ...proximaCitaRules(momentoActual()) })

/** The prospect that is edited (null adds one), and the appointment that its last save could not make. */
export interface ProspectFormOptions {
  readonly datos: Datos | null
  readonly pendiente: Pendiente | null
  readonly onPendiente: (pendiente: Pendiente | null) => void
}

/** What somebody else saved meanwhile: which fields, who, and when (ISO instant). */
export interface CambioAjeno {
  readonly campos: readonly string[]
  readonly quien: string
  readonly cuando: string
}

/** The form of a prospect and what its button does. */
export function useProspectForm({ datos, pendiente, onPendiente }: ProspectFormOptions) {
  const session = useSession()
  const message = useMessage()
  const navigate = useNavigate()
  const form = useAlerceForm<Values>({
    name: `prospecto:${datos?.prospectoId ?? 'nuevo'}`,
    initial: valuesOf(datos),
    rules,
  })
  const [ajeno, setAjeno] = useState<CambioAjeno | null>(null)
  const latest = useRef(form)
  latest.current = form

  // The form of a new prospect gives way to that of the saved one: what could not be booked goes over.
  useEffect(() => {
    if (!pendiente) return
    latest.current.setValues(pendiente.cita)
    latest.current.goTo('citaHora')
  }, [pendiente])

  const save = (permiteTope: boolean) => async (values: Values) => {
    const saved = await saveProspect({ values, datos, rutDelAsesor: session.rut, permiteTope })
    setAjeno(null)
    // Booked or pending, it is this form's no more: another save would book it twice.
    form.setValues(sinCita)
    await form.draft.clear()
    await message(prospectoMessages.saved.text, 'ok')
    if (saved.pendiente?.problema) await message(saved.pendiente.problema)
    onPendiente(saved.pendiente)
    if (!datos) await navigate(goTo('addProspect', { prospectoId: saved.prospectoId }), { replace: true })
  }
  // Somebody else saved meanwhile: with their version read, the next press is a decision of the person.
  const failed = async (error: unknown) => {
    if (!isRefusal(error, 412)) return await message(messageOf(error, prospectoMessages.saveFailed.text))
    await queryClient.invalidateQueries({ queryKey: ['obtenerDatosProspecto'] })
    setAjeno(error.data as CambioAjeno)
  }

  /** What stands now instead of what was typed, where somebody else changed it. */
  const takeSaved = () => {
    const guardado = Object.entries(personaDe(datos)).filter(([campo]) => ajeno?.campos.includes(campo))
    form.setValues(Object.fromEntries(guardado))
    setAjeno(null)
  }

  return { form, ajeno, takeSaved, submit: form.submit(save(false), failed), insist: form.submit(save(true), failed) }
}
