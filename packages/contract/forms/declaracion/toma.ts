import { esMotivoDeToma, esNotaClara, LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { tomaMessages } from '../../messages/declaracion/contraloria.ts'
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
    if (!value.trim()) return tomaMessages.sinNota.text
    if (value.trim().length > LARGO_NOTA) return tomaMessages.notaLarga.text
    return esNotaClara(value) ? null : tomaMessages.notaSinFondo.text
  },
}

/** The reason to take what somebody else has. */
export const tomaRules: Rules<TomaForm> = {
  motivo: (value) => {
    if (!value.trim()) return tomaMessages.sinMotivo.text
    if (value.trim().length > LARGO_NOTA) return tomaMessages.motivoLargo.text
    return esMotivoDeToma(value) ? null : tomaMessages.motivoSinFondo.text
  },
}

/** `ajeno`: somebody else has it. */
export const asignacionRules = (ajeno: boolean): Rules<AsignacionForm> => ({
  usuarioId: (value) => (value === '' ? tomaMessages.sinAuditor.text : null),
  motivo: (value) => {
    if (ajeno) return tomaRules.motivo?.(value, { motivo: value }) ?? null
    return value.trim().length > LARGO_NOTA ? tomaMessages.motivoLargo.text : null
  },
})
