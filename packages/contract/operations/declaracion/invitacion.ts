import { etapasDS } from '@alerce/domain/declaracion/etapas'
import { autorizacionesPrevired } from '@alerce/domain/declaracion/invitacion/previred'
import { z } from 'zod'
import { cambioDeCorreoMessages } from '../../messages/declaracion/cambio-de-correo.ts'
import { declaracionMessages } from '../../messages/declaracion/declaracion.ts'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import {
  envioDeInvitacion,
  escribenDS,
  pasoDePostulante,
  secretoDelPostulante,
} from '../../shapes/declaracion/declaracion.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })

/**
 * Creates the electronic declaration and mails its link, or answers the live one. The caller has read the creation
 * check: it annuls earlier, unfinished invitations of the person.
 */
export const generarInvitacionDashboard = operation('generarInvitacionDashboard', {
  route: write('/api/v1/generarInvitacionDashboard', ['prospecto', 'declaracion', 'etapaDS', 'personas', 'venta']),
  access: escribenDS,
  request: deUnProspecto(),
  reply: z.object({ declaracionSaludId: z.number() }),
  failure: invitacionMessages.generarFailed,
})

/**
 * Mails a new link; former ones stop working, whatever blocked them. A rejected authentication needs invitarDeNuevo
 * (422).
 */
export const reenviarInvitacion = operation('reenviarInvitacion', {
  route: write('/api/alerce/v1/reenviarInvitacion', ['declaracion', 'bitacora']),
  access: escribenDS,
  request: deUnProspecto(),
  reply: envioDeInvitacion(),
  failure: invitacionMessages.reenviarFailed,
})

/**
 * Another link of the same invitation, for the advisor to show as a code or send; it carries no data of the applicant.
 * `vence`: ISO instant. Its answer is never stored.
 */
export const compartirInvitacion = operation('compartirInvitacion', {
  route: write('/api/alerce/v1/compartirInvitacion', ['declaracion', 'bitacora']),
  access: escribenDS,
  secret: true,
  request: deUnProspecto(),
  reply: z.object({ enlace: z.string(), vence: z.string() }),
  failure: invitacionMessages.compartirFailed,
})

/**
 * Progress of the applicant in the live invitation, without their answers; null: there is none. Instants ISO: `vistoEn`
 * their last visit, `vence` of the last link; null without one.
 */
export const obtenerAvanceInvitacion = operation('obtenerAvanceInvitacion', {
  route: read('/api/alerce/v1/obtenerAvanceInvitacion', ['prospecto', 'declaracion']),
  access: cartera,
  request: deUnProspecto(),
  reply: z
    .object({
      etapa: z.enum(etapasDS),
      paso: pasoDePostulante(),
      porcentaje: z.number().int(),
      vistoEn: z.string().nullable(),
      vence: z.string().nullable(),
      /** The receiver signs after the giver, who has not signed yet. */
      esperaAlOtorgante: z.boolean(),
      previred: z.enum(autorizacionesPrevired),
      bloqueada: z.boolean(),
      /** Number of other people with the same e-mail. */
      compartenCorreo: z.number().int(),
      /** Hold by a change of e-mail, and its end; `hasta` null: the former address does not know of the change. */
      retenida: z.object({ hasta: z.string().nullable() }).nullable(),
    })
    .nullable(),
  failure: invitacionMessages.avanceFailed,
  passive: true,
})

/**
 * Changes the type of sale before the declaration exists; a change to manual annuls the live invitation. Of a pair
 * both; 422 once either has a manual declaration or has signed. The same type changes nothing.
 */
export const cambiarTipoVenta = operation('cambiarTipoVenta', {
  route: write('/api/alerce/v1/cambiarTipoVenta', [
    'prospecto',
    'datos',
    'declaracion',
    'etapaDS',
    'venta',
    'bitacora',
  ]),
  access: escribenDS,
  request: deUnProspecto().extend({ tipoVenta: z.enum(['M', 'E']) }),
  reply: z.literal('ok'),
  failure: invitacionMessages.cambiarVentaFailed,
})

/**
 * Electronic signatures of a declaration's applicant, in order, with the delivery of each code. It has the masked
 * address, the instant a mail server accepted the code, and the connection. It also says whether the selling advisor
 * had used that connection in the 24 hours before. `compartenCorreo`: number of other people with the same e-mail.
 * Instants ISO; nothing of health.
 */
export const obtenerFirmasElectronicas = operation('obtenerFirmasElectronicas', {
  route: read('/api/alerce/v1/obtenerFirmasElectronicas', ['etapaDS', 'firmados']),
  access: ['contraloria', 'mesa'],
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({
    correo: z.string(),
    compartenCorreo: z.number().int(),
    firmas: z.array(
      z.object({
        ...{ que: z.enum(['firma', 'restricciones', 'contrato']), en: z.string(), ip: z.string() },
        ...{ correo: z.string().nullable(), entregado: z.string().nullable(), conexionDelAsesor: z.boolean() },
      }),
    ),
  }),
  failure: invitacionMessages.firmasFailed,
  passive: true,
})

/**
 * Opens another sale with the content of this one's DS: a copy of the prospect at its first stage, with employers,
 * certificates, papers, authorization and beneficiaries. Repeated, it answers the same copy while under way. 422 when
 * the DS may not be reused, or an update is open. The copy needs a new quote, and its DS only the evaluation of income.
 */
export const reutilizarDS = operation('reutilizarDS', {
  route: write(
    '/api/alerce/v1/reutilizarDS',
    ['prospecto', 'datos', 'autorizacion', 'beneficiarios', 'venta', 'bitacora'],
    { bearer: true },
  ),
  access: escribenDS,
  request: z.object({ prospectoId: idDe('prospecto') }),
  /** Id of the copy. */
  reply: z.object({ prospectoId: id() }),
  failure: declaracionMessages.reutilizarFailed,
})

/** Rate limit by address, against guessing links. */
const freno = { por: 'direccion', falla: cambioDeCorreoMessages.noVigente } as const

/**
 * E-mail change that the former address of an applicant is asked about. It has both addresses masked, the end of the
 * hold (ISO instant), and the answer given; null: none. No other data of the applicant.
 */
export const abrirCambioDeCorreo = operation('abrirCambioDeCorreo', {
  route: read('/api/alerce/v1/postulante/abrirCambioDeCorreo', ['postulante']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.object({
    ...{ isapre: z.string(), anterior: z.string(), nuevo: z.string(), hasta: z.string() },
    esSuyo: z.boolean().nullable(),
  }),
  failure: cambioDeCorreoMessages.abrirFailed,
  freno,
})

/**
 * Answers whether the applicant asked for the change. Yes: the invitation goes on; no: it waits for another address.
 * Once only.
 */
export const responderCambioDeCorreo = operation('responderCambioDeCorreo', {
  route: write('/api/alerce/v1/postulante/responderCambioDeCorreo', ['postulante', 'prospecto', 'bitacora']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante(), esSuyo: z.boolean() }),
  reply: z.object({ esSuyo: z.boolean() }),
  failure: cambioDeCorreoMessages.responderFailed,
  freno,
})
