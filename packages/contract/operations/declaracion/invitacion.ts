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
 * Creates the electronic declaration and mails its link, or answers the live one. Who calls it has read the creation
 * check: earlier invitations of the person that were not completed are annulled with it.
 */
export const generarInvitacionDashboard = operation('generarInvitacionDashboard', {
  route: write('/api/v1/generarInvitacionDashboard', ['prospecto', 'declaracion', 'etapaDS', 'personas', 'venta']),
  access: escribenDS,
  request: deUnProspecto(),
  reply: z.object({ declaracionSaludId: z.number() }),
  failure: invitacionMessages.generarFailed,
})

/**
 * Mails a new link; those before open nothing from then on, whatever blocked them. A rejected authentication is not lifted
 * by it (422): invitarDeNuevo does.
 */
export const reenviarInvitacion = operation('reenviarInvitacion', {
  route: write('/api/alerce/v1/reenviarInvitacion', ['declaracion', 'bitacora']),
  access: escribenDS,
  request: deUnProspecto(),
  reply: envioDeInvitacion(),
  failure: invitacionMessages.reenviarFailed,
})

/**
 * One more link of the same invitation, for the advisor to show as a code or to send by themselves; it carries nothing of
 * the applicant. `vence`: ISO instant. Its answer is never kept.
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
 * How far the applicant of the live invitation is, and never what they answered; null: there is none. Instants ISO:
 * `vistoEn` the last time that they were there, `vence` of the last link; null where there was none.
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
      /** Who receives signs after who gives, and the latter has not yet. */
      esperaAlOtorgante: z.boolean(),
      previred: z.enum(autorizacionesPrevired),
      bloqueada: z.boolean(),
      /** How many other people have the same e-mail. */
      compartenCorreo: z.number().int(),
      /** A change of the e-mail holds it: until when; null there: the former address does not know the change. */
      retenida: z.object({ hasta: z.string().nullable() }).nullable(),
    })
    .nullable(),
  failure: invitacionMessages.avanceFailed,
  passive: true,
})

/**
 * Sells otherwise before the declaration is made: who goes on by hand annuls the invitation that stands. Both of a pair;
 * refused (422) once one of them has a manual declaration or has signed. Sold so already, it changes nothing.
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
 * What the applicant of a declaration signed with a code, first to last, and how it came to them: the address veiled, when
 * a mail server took the code, the connection, and whether the selling advisor had worked from it in the 24 hours before.
 * `compartenCorreo`: how many other people have the same e-mail. Instants ISO; nothing of health.
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
 * Opens another sale that keeps what the DS of this one says: a copy of the prospect at its first stage, with its
 * employers, certificates, papers, authorization and beneficiaries; asked again, the same one while it is under way.
 * 422 where the DS may not be reused, and while an update is open. Its quote is made anew, and when its DS is made only
 * the income is evaluated.
 */
export const reutilizarDS = operation('reutilizarDS', {
  route: write(
    '/api/alerce/v1/reutilizarDS',
    ['prospecto', 'datos', 'autorizacion', 'beneficiarios', 'venta', 'bitacora'],
    { bearer: true },
  ),
  access: escribenDS,
  request: z.object({ prospectoId: idDe('prospecto') }),
  /** Of the copy. */
  reply: z.object({ prospectoId: id() }),
  failure: declaracionMessages.reutilizarFailed,
})

/** Who guesses links is slowed down by where they come from. */
const freno = { por: 'direccion', falla: cambioDeCorreoMessages.noVigente } as const

/**
 * The change that the former address of an applicant is asked about: both addresses veiled, until when the invitation is
 * held (ISO instant), and what was said already; null: nothing. Nothing else of the applicant.
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

/** They asked for the change, and the invitation goes on; or they did not, and it waits for another address. Once. */
export const responderCambioDeCorreo = operation('responderCambioDeCorreo', {
  route: write('/api/alerce/v1/postulante/responderCambioDeCorreo', ['postulante', 'prospecto', 'bitacora']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante(), esSuyo: z.boolean() }),
  reply: z.object({ esSuyo: z.boolean() }),
  failure: cambioDeCorreoMessages.responderFailed,
  freno,
})
