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

/** A confirmed update: the declaration takes over who is in the sale now, and goes back to where that is declared or judged. */
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
 * The prospect with its update (spec 2 §3, core rules, UPD). dswfoliootroc and estadootroc: folio and estadoEdicion of
 * the other of the pair. Ours: `impide` says why none can be begun, or null; `abierta`, who began the open one and
 * when (ISO); `seCotiza`, it is quoted in an open update, its own or its giver's; `documentosNuevos`, what those are that the applicant has not been told of, as the letter will say; `nombreFirme`, the
 * name that stays if the open update is discarded; `documentoFijo`, its RUT or passport is not changed any more.
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
 * The full prospect of a sale whose plan is confirmed; begins an update if none is open. isapre, region, city, kind of
 * plan and of sale stay as stored, whatever is sent; once its declaration was sent another document is refused (422 at its
 * field). The confirmed quote stays.
 */
export const actualizarProspecto = operation('actualizarProspecto', {
  route: write('/api/v1/ActualizarProspecto', ['prospecto', 'datos', 'cotizacion']),
  access: ['asesor'],
  request: prospectoCompleto.extend({ prospectoId: idDe('prospecto') }),
  reply: z.object({ prospectoId: id(), version: z.number().int() }),
  failure: prospectoMessages.saveFailed,
})

/**
 * cotizacionFinalizada confirms the open update with what it quoted; one of a pair saves resumenCotizacionCompensado
 * before. 409 where the price is another as of today: the new one is kept as the choice, and the next call takes it. The
 * same stage again after that changes nothing.
 */
export const guardarEtapaProspectoUpd = operation('guardarEtapaProspectoUpd', {
  route: write('/api/v1/GuardarEtapaProspectoUpd', deConfirmar),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), etapa: z.enum(etapasProspecto) }),
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaSaveFailed,
})

/**
 * 'Confirmar' of an update, one act: of the giver of a pair the amount, where one is sent; then what was quoted stands in
 * the place of what stood. `version`: of the pair's summary that was on screen (412 when something changed since).
 * `totalVisto`: pesos a month, as it stood on screen; another price is 409 with both. Ours.
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
  /** `estado`: in which it left the sale, whose income may be tested again. */
  reply: z.object({ etapa: z.string(), estado: z.enum(estadosDelProspecto) }),
  failure: prospectoMessages.etapaSaveFailed,
})

/** Forgets what the open update has quoted, never the confirmed plan. */
export const limpiarCotizacionUpd = operation('limpiarCotizacionUpd', {
  route: write('/api/v1/LimpiarCotizacionUpd', ['cotizacion', 'venta']),
  access: ['asesor'],
  request: deUnProspecto,
  reply: z.literal('ok'),
  failure: prospectoMessages.limpiarFailed,
})

/** As guardarBeneficiarios, of a sale whose plan is confirmed; begins an update if none is open. */
export const guardarBeneficiariosUpd = operation('guardarBeneficiariosUpd', {
  route: write('/api/v1/guardarBeneficiariosUpd', ['prospecto', 'datos', 'beneficiarios', 'cotizacion']),
  access: ['asesor'],
  request: guardarBeneficiarios.request,
  reply: z.literal('ok'),
  failure: guardarBeneficiarios.failure,
})

/**
 * Tells the applicant by mail which documents were received and that the name was corrected; begins no update. Each
 * call mails once; nothing to tell is 422.
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

/** Takes an open update back: what stood before it stands again. Ours. */
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
