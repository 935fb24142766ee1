import { esMotivoDeToma, esNotaClara, LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { tomaMessages } from '../../messages/declaracion/contraloria.ts'
import type { Rules } from '../rules.ts'

/** Note left with a case in its queue, as typed. */
export interface NotaForm {
  nota: string
}

/** Reason to take a case that another person has, as typed. */
export interface TomaForm {
  motivo: string
}

/** Assignee of a case (a user's id, '' while not chosen), with the reason when another person has it. */
export interface AsignacionForm extends TomaForm {
  usuarioId: string
}

export const notaRules: Rules<NotaForm> = {
  nota: (value) => {
    if (!value.trim()) return tomaMessages.sinNota.text
    if (value.trim().length > LARGO_NOTA) return tomaMessages.notaLarga.text
    return esNotaClara(value) ? null : tomaMessages.notaSinFondo.text
  },
}

/** Requires a reason to take a case from another person. */
export const tomaRules: Rules<TomaForm> = {
  motivo: (value) => {
    if (!value.trim()) return tomaMessages.sinMotivo.text
    if (value.trim().length > LARGO_NOTA) return tomaMessages.motivoLargo.text
    return esMotivoDeToma(value) ? null : tomaMessages.motivoSinFondo.text
  },
}

/** `ajeno`: another person has the case. */
export const asignacionRules = (ajeno: boolean): Rules<AsignacionForm> => ({
  usuarioId: (value) => (value === '' ? tomaMessages.sinAuditor.text : null),
  motivo: (value) => {
    if (ajeno) return tomaRules.motivo?.(value, { motivo: value }) ?? null
    return value.trim().length > LARGO_NOTA ? tomaMessages.motivoLargo.text : null
  },
})
