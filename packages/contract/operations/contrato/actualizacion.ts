import { estadosDeEdicion } from '@alerce/domain/contrato/edicion'
import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { etapasProspecto } from '@alerce/domain/postulacion/etapas'
import { z } from 'zod'
import { todoDeUnaDS } from '../../asuntos.ts'
import { actualizacionMessages } from '../../messages/contrato/actualizacion.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { totalVisto } from '../../shapes/base/dinero.ts'
import { id, idDe, texto, version } from '../../shapes/base/ids.ts'
import { datosDelProspecto, prospectoCompleto } from '../../shapes/postulacion/prospecto.ts'
import { guardarBeneficiarios } from '../postulacion/beneficiarios.ts'

const deUnProspecto = z.object({ prospectoId: idDe('prospecto') })
const edicion = z.enum(estadosDeEdicion).nullable()

/**
 * Words changed by a confirmed update: the declaration takes the sale's current persons, and returns to their
 * declaration or evaluation.
 */
const deConfirmar = [
  'prospecto',
  'datos',
  'cotizacion',
  'plan',
  'rango',
  'preferencias',
  'venta',
  'declaracion',
  'juradas',
  'circular',
  'papeles',
  'mandatos',
  'primerPago',
  'mesa',
  'bitacora',
  ...todoDeUnaDS,
] as const

/**
 * Prospect with its update (spec 2 §3, core rules, UPD). dswfoliootroc and estadootroc: folio and estadoEdicion of the
 * other of the pair. Ours: `impide`: reason why no update can begin, or null. `abierta`: author and instant (ISO) of
 * the open one. `seCotiza`: it is quoted in an open update, its own or its giver's. `documentosNuevos`: documents that
 * the applicant was not told of, in the words of the letter. `nombreFirme`: name that stays if the open update is
 * discarded. `documentoFijo`: its RUT or passport can no longer change.
 */
export const obtenerDatosProspectoUpd = operation('obtenerDatosProspectoUpd', {
  route: read('/api/v1/obtenerDatosProspectoUpd', ['prospecto', 'datos']),
  access: cartera,
  request: deUnProspecto,
  reply: datosDelProspecto.extend({
    estadoEdicion: edicion,
    otorgaCompensado: z.boolean(),
    dswfoliootroc: z.number().int().nullable(),
    estadootroc: edicion,
    impide: z.string().nullable(),
    abierta: z.object({ por: z.string(), en: z.string() }).nullable(),
    seCotiza: z.boolean(),
    documentoFijo: z.boolean(),
    documentosNuevos: z.array(z.string()),
    nombreFirme: z.object({ nombres: z.string(), apellidoPaterno: z.string(), apellidoMaterno: z.string() }),
  }),
  failure: antecedentesMessages.datosFailed,
})

/**
 * Saves the full prospect of a sale with a confirmed plan; begins an update if none is open. isapre, region, city, kind
 * of plan and of sale stay as stored, even if sent. Once its declaration was sent, another document is refused (422 at
 * its field). The confirmed quote stays.
 */
export const actualizarProspecto = operation('actualizarProspecto', {
  route: write('/api/v1/ActualizarProspecto', ['prospecto', 'datos', 'cotizacion']),
  access: ['asesor'],
  request: prospectoCompleto.extend({ prospectoId: idDe('prospecto') }),
  reply: z.object({ prospectoId: id(), version: z.number().int() }),
  failure: prospectoMessages.saveFailed,
})

/**
 * cotizacionFinalizada confirms the open update with its quote; one of a pair first saves resumenCotizacionCompensado.
 * 409 when today's price differs: the new one is stored as the choice, and the next call takes it. Repeating the stage
 * afterwards changes nothing.
 */
export const guardarEtapaProspectoUpd = operation('guardarEtapaProspectoUpd', {
  route: write('/api/v1/GuardarEtapaProspectoUpd', deConfirmar),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), etapa: z.enum(etapasProspecto) }),
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaSaveFailed,
})

/**
 * 'Confirmar' of an update, in one act. For the giver of a pair it sets the sent amount, if any; then the new quote
 * replaces the former one. `version`: of the pair's summary on screen (412 when something changed since). `totalVisto`:
 * pesos a month on screen; another price is 409 with both. Ours.
 */
export const confirmarActualizacion = operation('confirmarActualizacion', {
  route: write('/api/alerce/v1/confirmarActualizacion', deConfirmar),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    valorCompensacion: z.union([z.number(), texto(20)]).optional(),
    version: texto(200).optional(),
    totalVisto: totalVisto(),
  }),
  /** `estado`: of the sale afterwards; its income may be evaluated again. */
  reply: z.object({ etapa: z.string(), estado: z.enum(estadosDelProspecto) }),
  failure: prospectoMessages.etapaSaveFailed,
})

/** Clears the quote of the open update, never the confirmed plan. */
export const limpiarCotizacionUpd = operation('limpiarCotizacionUpd', {
  route: write('/api/v1/LimpiarCotizacionUpd', ['cotizacion', 'venta']),
  access: ['asesor'],
  request: deUnProspecto,
  reply: z.literal('ok'),
  failure: prospectoMessages.limpiarFailed,
})

/** Same as guardarBeneficiarios, for a sale with a confirmed plan; begins an update if none is open. */
export const guardarBeneficiariosUpd = operation('guardarBeneficiariosUpd', {
  route: write('/api/v1/guardarBeneficiariosUpd', ['prospecto', 'datos', 'beneficiarios', 'cotizacion']),
  access: ['asesor'],
  request: guardarBeneficiarios.request,
  reply: z.literal('ok'),
  failure: guardarBeneficiarios.failure,
})

/**
 * Mails the applicant the received documents and the corrected name; begins no update. Each call mails once; 422 when
 * there is nothing to tell.
 */
export const finalizaEnvioDocUpd = operation('finalizaEnvioDocUpd', {
  route: write('/api/v4/FinalizaEnvioDocUpd', ['prospecto', 'datos', 'cotizante', 'personas', 'papeles']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    nombres: texto(300),
    apellidoPaterno: texto(300),
    apellidoMaterno: texto(300),
    version: version(),
  }),
  reply: z.literal('ok'),
  failure: actualizacionMessages.finalizarFailed,
})

/** Discards an open update: the former data are in force again. Ours. */
export const descartarActualizacion = operation('descartarActualizacion', {
  route: write(
    '/api/alerce/v1/descartarActualizacion',
    ['prospecto', 'datos', 'beneficiarios', 'cotizacion', 'papeles'],
    { bearer: true },
  ),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), version: version() }),
  reply: z.object({ version: z.number().int() }),
  failure: actualizacionMessages.descartarFailed,
})
