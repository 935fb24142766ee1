import { etapasProspecto } from '@alerce/domain/postulacion/etapas'
import { z } from 'zod'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { totalVisto } from '../../shapes/base/dinero.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import { rut } from '../../shapes/base/rut.ts'
import { datosDelProspecto } from '../../shapes/postulacion/datos-prospecto.ts'
import { anteriores, prospectoCompleto } from '../../shapes/postulacion/prospecto.ts'

const deUnProspecto = z.object({ prospectoId: idDe('prospecto') })

/**
 * The full prospect. Without prospectoId it is added (the person alone is enough), with it changed. Sending anything
 * of the applicant's data (spec 2 §2) asks for all of it, and clears the quote. `anteriores` (ours): whom else of the same
 * document the advisor had already when this one was added, or got that document. `avanza` (ours): it is saved to go on,
 * and refused, whole, while a required document is missing (422, one error for each place, by its type).
 */
export const ingresarProspecto = operation('ingresarProspecto', {
  access: ['asesor'],
  request: prospectoCompleto.extend({ avanza: z.boolean().default(false) }),
  nuevoSin: 'prospectoId',
  reply: z.object({
    prospectoId: id(),
    version: z.number().int(),
    /** Own: by this save a chosen plan was lost. */
    cotizacionLimpiada: z.boolean().optional(),
    ...anteriores(),
  }),
  failure: prospectoMessages.saveFailed,
})

export const obtenerDatosProspecto = operation('obtenerDatosProspecto', {
  access: cartera,
  request: deUnProspecto,
  reply: datosDelProspecto,
  failure: antecedentesMessages.datosFailed,
})

export const obtenerTipoVenta = operation('obtenerTipoVenta', {
  access: cartera,
  request: deUnProspecto,
  reply: z.object({ tipoVenta: z.enum(['M', 'E']).nullable() }),
  failure: prospectoMessages.datosFailed,
})

export const obtenerEtapaProspecto = operation('obtenerEtapaProspecto', {
  access: cartera,
  request: deUnProspecto,
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaFailed,
})

export const guardarEtapaProspecto = operation('guardarEtapaProspecto', {
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    etapa: z.enum(etapasProspecto),
    totalVisto: totalVisto(),
  }),
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaSaveFailed,
})

/** fechaNacimiento: DD-MM-YYYY; both are null when the rut is nobody's charge. */
export const validarCargaVigente = operation('validarCargaVigente', {
  access: ['asesor'],
  request: z.object({ identificador: idDe('nadie').nullish(), rut: rut() }),
  reply: z.object({
    cargaVigente: z.boolean(),
    fechaNacimiento: z.string().nullable(),
    sexo: z.enum(['M', 'F']).nullable(),
  }),
  failure: prospectoMessages.rutCheckFailed,
})

export const limpiarCotizacion = operation('limpiarCotizacion', {
  access: ['asesor'],
  request: deUnProspecto,
  reply: z.literal('ok'),
  failure: prospectoMessages.limpiarFailed,
})

/** The prospect and all that hangs on it. */
export const prospectoOperations = [
  ingresarProspecto,
  obtenerDatosProspecto,
  obtenerTipoVenta,
  obtenerEtapaProspecto,
  guardarEtapaProspecto,
  validarCargaVigente,
  limpiarCotizacion,
] as const
