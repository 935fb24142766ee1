import { etapasDS } from '@alerce/domain/declaracion/etapas'
import { autorizacionesPrevired } from '@alerce/domain/declaracion/invitacion/previred'
import { z } from 'zod'
import { invitacionMessages as m } from '../../messages/declaracion/invitacion.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { escribenDS } from '../../shapes/declaracion/declaracion.ts'
import { envioDeInvitacion } from '../../shapes/declaracion/envio.ts'
import { pasoDePostulante } from '../../shapes/declaracion/postulante.ts'

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
  failure: m.generarFailed,
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
  failure: m.reenviarFailed,
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
  failure: m.compartirFailed,
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
  failure: m.avanceFailed,
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
  failure: m.cambiarVentaFailed,
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
  failure: m.firmasFailed,
  passive: true,
})
