import { type RespuestaDeCreacion, respuestasDeCreacion } from '@alerce/domain/declaracion/creacion'
import { etapasDS } from '@alerce/domain/declaracion/etapas'
import { z } from 'zod'
import { todoDeUnaDS } from '../../asuntos.ts'
import { common } from '../../messages/common.ts'
import { declaracionMessages } from '../../messages/declaracion/declaracion.ts'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { idDe, texto } from '../../shapes/base/ids.ts'
import { leido } from '../../shapes/base/leido.ts'
import { escribenDS } from '../../shapes/declaracion/declaracion.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })
const etapa = () => z.enum(etapasDS)

const explicacion: Record<RespuestaDeCreacion, string> = {
  aceptado: declaracionMessages.puedeCrearse.text,
  advertencia: declaracionMessages.advertencia.text,
  rechazado: declaracionMessages.enEvaluacion.text,
  error_compensado: parejaMessages.otraEtapa.text,
  error_compensado_2: parejaMessages.otorganteSinEnviar.text,
}

/**
 * Check before creating a declaration; its explanation travels beside `data`, as `descripcion`. After an 'advertencia'
 * it may be created, once the user agrees that the earlier invitations are annulled.
 */
export const validarCreacionDS = operation('validarCreacionDS', {
  route: read('/api/v2/validarCreacionDS', ['prospecto', 'declaracion']),
  access: escribenDS,
  request: deUnProspecto(),
  reply: z.enum(respuestasDeCreacion),
  descripcion: (valor) => explicacion[valor],
  failure: declaracionMessages.validarFailed,
})

export const verificacionDSManual = operation('verificacionDSManual', {
  route: read('/api/v1/verificacionDSManual', ['prospecto']),
  access: cartera,
  request: deUnProspecto(),
  reply: z.object({ habilitado: z.boolean() }),
  failure: declaracionMessages.dsManualCheckFailed,
})

/**
 * Creates the manual declaration, or answers the live one. `rutProspecto` is null for a passport holder. The caller has
 * read the creation check: it annuls earlier, unfinished invitations of the person.
 */
export const generarDSManual = operation('generarDSManual', {
  // A DS of the same person may be copied from an earlier one at once.
  route: write('/api/v1/generarDSManual', ['prospecto', 'declaracion', ...todoDeUnaDS, 'bitacora'], {
    refusal: 'data',
  }),
  access: escribenDS,
  request: deUnProspecto(),
  reply: z.object({ declaracionSaludId: z.number(), rutProspecto: leido(z.string()), folioDS: leido(z.number()) }),
  failure: declaracionMessages.dsManualFailed,
})

/** Words of an annulled invitation, which moves its prospect, or its replacement, back to the former stage. */
const deAnular = ['prospecto', 'datos', 'beneficiarios', 'declaracion', 'etapaDS', 'venta', 'rechazos', 'mesa'] as const

const anulacion = {
  access: escribenDS,
  request: deUnProspecto().extend({
    /**
     * Leaves a copy of the applicant's data and beneficiaries at the first stage, as a new prospect. It also works
     * after an earlier annulment, and repeated calls make one copy.
     */
    clonar: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  }),
  reply: z.literal('ok'),
  failure: declaracionMessages.anularFailed,
} as const

/** Annuls the live invitation of a prospect without a pair, until it is signed; repeating it changes nothing. */
export const anularInvitacion = operation('anularInvitacion', {
  ...anulacion,
  route: write('/api/v1/anularInvitacion', deAnular),
})

/** Same for one of a pair: the giver's annulment includes the receiver's, unless that was signed. */
export const anularInvitacionCompensado = operation('anularInvitacionCompensado', {
  ...anulacion,
  route: write('/api/v2/anularInvitacionCompensado', deAnular, {
    refusal: 'data',
  }),
})

/** Live declaration of a prospect: nulls without one. */
export const obtenerIdentificadorDS = operation('obtenerIdentificadorDS', {
  route: read('/api/v1/obtenerIdentificadorDS', ['prospecto', 'declaracion']),
  access: cartera,
  request: deUnProspecto(),
  reply: z.object({ declaracionSaludId: z.number().nullable(), rut: z.string().nullable() }),
  failure: declaracionMessages.identificadorFailed,
})

/**
 * Card-payment mandate of a declaration (dsw_correl is the declaracionSaludId): codigo 0 and valor "OK" when it has
 * one; else codigo 1 and the reason.
 */
export const obtenerEstadoSuscripcion = operation('obtenerEstadoSuscripcion', {
  route: read('/api/v1/toku/ObtenerEstadoSuscripcion', ['prospecto', 'mesa', 'mandatos'], {
    envelope: 'body+data',
  }),
  access: [...cartera, 'mesa'],
  request: z.object({ dsw_correl: idDe('declaracion') }),
  reply: z.object({ codigo: z.number().int(), valor: z.string() }),
  failure: common.unexpectedReply,
})

export const obtenerEtapa = operation('obtenerEtapa', {
  route: read('/api/v1/ObtenerEtapa', ['etapaDS']),
  access: cartera,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ etapa: etapa(), subetapa: z.string() }),
  failure: declaracionMessages.etapaFailed,
})

const guardado = {
  access: escribenDS,
  /** `fechaRegistro` is read, but the server's own day counts. */
  request: z.object({
    identificador: idDe('declaracion'),
    etapa: etapa(),
    subetapa: texto(60).nullish(),
    fechaRegistro: fechaDMY().nullish(),
  }),
  reply: z.object({ etapa: etapa() }),
  failure: declaracionMessages.etapaSaveFailed,
} as const

/** Saves the stage of a completed screen; the current one changes nothing, a jump is a 422. */
export const guardarEtapa = operation('guardarEtapa', {
  ...guardado,
  route: write('/api/v1/GuardarEtapa', ['etapaDS', 'venta', 'bitacora']),
})
export const guardarEtapaV2 = operation('guardarEtapaV2', {
  ...guardado,
  route: write('/api/v2/GuardarEtapa', ['etapaDS', 'venta', 'bitacora']),
})
