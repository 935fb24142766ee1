import { etapasProspecto } from '@alerce/domain/postulacion/etapas'
import { z } from 'zod'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { totalVisto } from '../../shapes/base/dinero.ts'
import { id, idDe, rut } from '../../shapes/base/ids.ts'
import { anteriores, datosDelProspecto, prospectoCompleto } from '../../shapes/postulacion/prospecto.ts'

const deUnProspecto = z.object({ prospectoId: idDe('prospecto') })

/**
 * Full prospect: without prospectoId it is added (the person alone is enough), with it changed. Sending any of the
 * applicant's data (spec 2 §2) requires all of it, and clears the quote. `anteriores` (ours): other prospects of the
 * advisor with the same document when this one was added, or got that document. `avanza` (ours): a save to go on,
 * refused as a whole while a required document is missing (422, one error for each place, by its type).
 */
export const ingresarProspecto = operation('ingresarProspecto', {
  route: write('/api/v1/ingresarProspecto', ['prospecto', 'datos', 'cotizacion']),
  access: ['asesor'],
  request: prospectoCompleto.extend({ avanza: z.boolean().default(false) }),
  nuevoSin: 'prospectoId',
  reply: z.object({
    prospectoId: id(),
    version: z.number().int(),
    /** Own: this save cleared a chosen plan. */
    cotizacionLimpiada: z.boolean().optional(),
    ...anteriores(),
  }),
  failure: prospectoMessages.saveFailed,
})

export const obtenerDatosProspecto = operation('obtenerDatosProspecto', {
  route: read('/api/v1/obtenerDatosProspecto', ['datos']),
  access: cartera,
  request: deUnProspecto,
  reply: datosDelProspecto,
  failure: antecedentesMessages.datosFailed,
})

export const obtenerTipoVenta = operation('obtenerTipoVenta', {
  route: read('/api/v1/obtenerTipoVenta', ['datos']),
  access: cartera,
  request: deUnProspecto,
  reply: z.object({ tipoVenta: z.enum(['M', 'E']).nullable() }),
  failure: prospectoMessages.datosFailed,
})

export const obtenerEtapaProspecto = operation('obtenerEtapaProspecto', {
  route: read('/api/v1/obtenerEtapaProspecto', ['prospecto'], { refusal: 'data' }),
  access: cartera,
  request: deUnProspecto,
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaFailed,
})

export const guardarEtapaProspecto = operation('guardarEtapaProspecto', {
  route: write('/api/v1/guardarEtapaProspecto', ['prospecto', 'datos', 'plan']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    etapa: z.enum(etapasProspecto),
    totalVisto: totalVisto(),
  }),
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaSaveFailed,
})

/** fechaNacimiento: DD-MM-YYYY; both are null when the RUT is nobody's charge. */
export const validarCargaVigente = operation('validarCargaVigente', {
  route: read('/api/v1/validarCargaVigente', 'nada'),
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
  route: write('/api/v1/limpiarCotizacion', ['cotizacion', 'venta', 'prospecto']),
  access: ['asesor'],
  request: deUnProspecto,
  reply: z.literal('ok'),
  failure: prospectoMessages.limpiarFailed,
})

/**
 * Saves a compensated pair, both or none: two that exist ({prospectoId, otorga}), or full prospects with otorga, which
 * are added or, with prospectoId, changed. One gives, one receives. Also accepts a list spread into an object (keys 0
 * and 1, with ip). Errors name the field by its place in the list: `1.rut`.
 */
export const guardarPropsectoCompensados = operation('guardarPropsectoCompensados', {
  route: write('/api/v2/guardarPropsectoCompensados', ['prospecto', 'datos', 'cotizacion']),
  access: ['asesor'],
  request: z
    .array(prospectoCompleto.extend({ otorga: z.boolean() }), parejaMessages.dosPersonas.text)
    .length(2, parejaMessages.dosPersonas.text),
  reply: z.array(z.object({ prospectoId: id(), otorga: z.boolean(), ...anteriores() })),
  failure: prospectoMessages.saveFailed,
})
