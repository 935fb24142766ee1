import { esMotivoDeToma, esNotaClara, LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { tomaMessages as m } from '../../messages/declaracion/toma.ts'
import type { Rules } from '../rules.ts'

/** A note with which a case is left in its queue, as typed. */
export interface NotaForm {
  nota: string
}

/** The reason with which somebody else's case is taken, as typed. */
export interface TomaForm {
  motivo: string
}

/** Who shall have a case (a user's id, '' while not chosen), and why where somebody else has it. */
export interface AsignacionForm extends TomaForm {
  usuarioId: string
}

export const notaRules: Rules<NotaForm> = {
  nota: (value) => {
    if (!value.trim()) return m.sinNota.text
    if (value.trim().length > LARGO_NOTA) return m.notaLarga.text
    return esNotaClara(value) ? null : m.notaSinFondo.text
  },
}

/** The reason to take what somebody else has. */
export const tomaRules: Rules<TomaForm> = {
  motivo: (value) => {
    if (!value.trim()) return m.sinMotivo.text
    if (value.trim().length > LARGO_NOTA) return m.motivoLargo.text
    return esMotivoDeToma(value) ? null : m.motivoSinFondo.text
  },
}

/** `ajeno`: somebody else has it. */
export const asignacionRules = (ajeno: boolean): Rules<AsignacionForm> => ({
  usuarioId: (value) => (value === '' ? m.sinAuditor.text : null),
  motivo: (value) => {
    if (ajeno) return tomaRules.motivo?.(value, { motivo: value }) ?? null
    return value.trim().length > LARGO_NOTA ? m.motivoLargo.text : null
  },
})
