import { type CitaForm, citaFuturaRules } from '@alerce/contract/forms/agenda/cita'
import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { type HoraConTope, horaConTopeDe, momentoActual } from '../../../../lib/citas.ts'
import { letGo, type OnLetGo } from '../../../../lib/form/let-go.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { diaEnPalabras } from '../../../../lib/time/dias.ts'
import { type Cita, formOf, momentoDe, payloadOf, useAgendar } from '../citas.ts'
import { type Cambio, cambioDe, enSusCampos, yaNoExiste } from './falla-de-cita.ts'

export interface UseCitaOptions {
  /** null creates. */
  readonly cita: Cita | null
  readonly initial: CitaForm
  /** Prospect that the calendar was opened for. */
  readonly prospectoId: number | null
  /** Why `initial` was refused already. */
  readonly ocupada: HoraConTope | null
  readonly onLetGo: OnLetGo
  /** Reports the change, in words. */
  readonly onSaid: (words: string) => void
  readonly onClose: () => void
}

const dichos = ['fecha', 'horaInicio', 'horaTermino', 'lugar', 'traslado'] as const

/** A time that was refused, with its place and its way. */
interface Tomada extends Pick<CitaForm, (typeof dichos)[number]> {
  readonly ocupada: HoraConTope
}

const draftOf = (cita: Cita | null, prospectoId: number | null) =>
  cita ? `cita:${cita.citaId}` : `cita:nueva${prospectoId === null ? '' : `:${prospectoId}`}`

const isAt = (values: CitaForm, tomada: Tomada) => dichos.every((campo) => values[campo] === tomada[campo])

/** 'Cita agendada: jueves, 8 de octubre, de 10:30 a 11:00'. */
const citaGuardada = ({ fecha, horaInicio, horaTermino, avisar }: CitaForm) =>
  `Cita agendada: ${diaEnPalabras(fecha)}, de ${horaInicio} a ${horaTermino}${avisar ? '. Se avisa por correo' : ''}`

/** Form of an appointment. Typed values stay after each refusal. */
export function useCita({ cita, initial, prospectoId, ocupada, onLetGo, onSaid, onClose }: UseCitaOptions) {
  const [base, setBase] = useState(cita)
  const [tomada, setTomada] = useState<Tomada | null>(ocupada && { ...initial, ocupada })
  const [cambio, setCambio] = useState<Cambio | null>(null)
  const agendar = useAgendar()
  const client = useQueryClient()
  const tell = useTellFailure()(agendaMessages.saveFailed.text)
  const form = useAlerceForm<CitaForm>({
    name: draftOf(cita, prospectoId),
    initial,
    unkept: ['prospectoId'],
    rules: () => {
      const rules = citaFuturaRules(momentoActual(), base && momentoDe(base))
      return base?.prospectoId === null ? { ...rules, prospectoId: () => null } : rules
    },
  })

  const save = (permiteTope: boolean) => async (values: CitaForm) => {
    try {
      await agendar.mutateAsync({ ...payloadOf(values, base), permiteTope }, () => onSaid(citaGuardada(values)))
    } catch (error) {
      throw enSusCampos(error)
    }
  }

  const changed = (cambiada: Cambio) => {
    if (base) setBase({ ...base, ...cambiada.ahora })
    setCambio(cambiada)
  }

  const failed = async (error: unknown, sent: CitaForm) => {
    const ocupada = horaConTopeDe(error)
    if (ocupada) return setTomada({ ...sent, ocupada })
    const cambiada = cambioDe(error)
    // Read the agenda again: it still shows the deleted appointment
    if (yaNoExiste(error)) void refreshAfter(client, 'agendarCita')
    if (cambiada && base) return changed(cambiada)
    // Its client cancelled it: without a prospect there is nobody to book again
    if (yaNoExiste(error) && base?.prospectoId === null) {
      await tell(error)
      return onClose()
    }
    // The appointment was deleted: the typed values can become a new one.
    if (yaNoExiste(error)) setBase(null)
    return tell(error)
  }

  const submit = (permiteTope: boolean) => form.submit(save(permiteTope), failed, onClose)

  return {
    form,
    /** Drops the written text when the dialog closes, and reports it. */
    letGo: () => letGo(form, onLetGo),
    /** True when it was deleted meanwhile: saving books it again. */
    perdida: cita !== null && base === null,
    /** Saved appointment, as last known; null: it does not exist. */
    base,
    submit: submit(false),
    insist: submit(true),
    /** Why the time was refused, while the fields still hold it. */
    ocupada: tomada && isAt(form.values, tomada) ? tomada.ocupada : null,
    cambio,
    /** Reports a change found by another call than the save. */
    changed,
    /** Replaces the typed values by the saved ones. */
    take: () => {
      if (base) form.setValues(formOf(base))
      setCambio(null)
    },
  }
}
