import { largoDelMotivoDeTraspaso, maximoDeCasosElegidos } from '@alerce/domain/cartera/traspaso/traspaso'
import { z } from 'zod'
import { alTraspasar } from '../../asuntos.ts'
import { required } from '../../forms/rules.ts'
import { traspasoMessages } from '../../messages/cartera/traspaso.ts'
import { operation } from '../../operation.ts'
import { administran, traspasan } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe, texto, version } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'

/** Why, in words that the Bitácora of each case repeats. */
export const motivoDeTraspaso = () =>
  texto(largoDelMotivoDeTraspaso).refine((motivo) => required('')(motivo) === null, traspasoMessages.motivo.text)

/** A cover that is not over. Days ISO, both in it. */
const suplencia = () =>
  z.object({
    suplenciaId: id(),
    ausenteId: id(),
    cubreId: id(),
    cubre: z.string(),
    desde: z.string(),
    hasta: z.string(),
    enCurso: z.boolean(),
  })

/**
 * The advisors whose portfolios one may hand over, by name: those of the own team to its head, all to an administrator.
 * `casosAbiertos`: theirs that are not closed, those of a pair both; what is covered counts for whose it is.
 * `recibe`: may be given cases: active, and sells.
 */
export const obtenerCarteras = operation('obtenerCarteras', {
  route: read('/api/alerce/v1/obtenerCarteras', ['carteras', 'prospecto', 'usuarios', 'equipos']),
  access: traspasan,
  request: z.object({}),
  reply: z.object({
    carteras: z.array(
      z.object({
        asesorId: id(),
        nombre: z.string(),
        equipoId: id().nullable(),
        equipo: z.string().nullable(),
        activo: z.boolean(),
        recibe: z.boolean(),
        casosAbiertos: z.number().int(),
        suplencias: z.array(suplencia()),
      }),
    ),
  }),
  failure: traspasoMessages.failed,
})

/**
 * The open cases in the hands of an advisor, newest first. `texto`: each of its words begins one of the name, or the RUT.
 * `titular`: whose it is while this advisor covers it, else null. `pareja`: the other of its pair.
 */
export const obtenerCasosDeCartera = operation('obtenerCasosDeCartera', {
  route: read('/api/alerce/v1/obtenerCasosDeCartera', ['carteras', 'prospecto']),
  access: traspasan,
  request: z.object({ ...pageRequest(), asesorId: idDe('asesor'), texto: texto(100).default('') }),
  reply: pageOf(
    z.object({
      prospectoId: id(),
      nombre: z.string(),
      rut: z.string().nullable(),
      estado: z.string(),
      titular: z.string().nullable(),
      pareja: z.object({ prospectoId: id(), nombre: z.string() }).nullable(),
    }),
  ),
  failure: traspasoMessages.failed,
})

/**
 * Hands over, for good, cases of one advisor to another: all that are open (`prospectoIds` null), or these. One
 * transaction: the Bitácora of each tells it, both advisors are notified; appointments without outcome, drafts, unread
 * notifications and letters under way go along. 404: not one's to hand over; 422 at `aId`: not to that person; half a
 * pair; covered by another; 409 names those that changed hands meanwhile. `topes`: appointments that now lie over another
 * of who receives them.
 */
export const traspasarCasos = operation('traspasarCasos', {
  route: write('/api/alerce/v1/traspasarCasos', alTraspasar),
  access: traspasan,
  request: z.object({
    deId: idDe('asesor'),
    aId: idDe('asesor'),
    prospectoIds: z
      .array(idDe('prospecto'))
      .min(1, traspasoMessages.ninguno.text)
      .max(maximoDeCasosElegidos, traspasoMessages.demasiados.text)
      .nullable(),
    motivo: motivoDeTraspaso(),
  }),
  reply: z.object({
    traspasoId: id(),
    casos: z.number().int(),
    citas: z.number().int(),
    topes: z.number().int(),
  }),
  failure: traspasoMessages.noGuardado,
})

/** What was handed over lately and can still be taken back, newest first. Instants ISO. */
export const obtenerTraspasos = operation('obtenerTraspasos', {
  route: read('/api/alerce/v1/obtenerTraspasos', ['carteras', 'prospecto']),
  access: traspasan,
  request: z.object({}),
  reply: z.object({
    traspasos: z.array(
      z.object({
        traspasoId: id(),
        de: z.string(),
        a: z.string(),
        casos: z.number().int(),
        motivo: z.string(),
        por: z.string(),
        en: z.string(),
        hasta: z.string(),
      }),
    ),
  }),
  failure: traspasoMessages.failed,
})

/**
 * Gives back the cases of a handing over that are still with who received them, with all that follows them: what was done
 * on them meanwhile stays done. `quedan`: those that changed hands again since, or were closed. Taken back already: the
 * same answer, none.
 */
export const deshacerTraspaso = operation('deshacerTraspaso', {
  route: write('/api/alerce/v1/deshacerTraspaso', alTraspasar),
  access: traspasan,
  request: z.object({ traspasoId: idDe('traspaso') }),
  reply: z.object({ devueltos: z.number().int(), quedan: z.number().int() }),
  failure: traspasoMessages.noGuardado,
})

/**
 * Deactivates a user, as cambiarEstadoUsuario does, and hands their open cases over to another in the same transaction;
 * `aId` null: they stay with nobody active.
 */
export const desactivarConCartera = operation('desactivarConCartera', {
  route: write('/api/alerce/v1/desactivarConCartera', [...alTraspasar, 'usuarios', 'sesiones', 'enlaces']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario'), version: version(), aId: idDe('asesor').nullable() }),
  reply: z.object({
    sesionesCerradas: z.number().int(),
    casos: z.number().int(),
    traspasoId: id().nullable(),
  }),
  failure: traspasoMessages.noGuardado,
})

/** Activates the user again, and gives back what was handed over with it. What was ended (sessions, links) stays ended. */
export const deshacerDesactivacion = operation('deshacerDesactivacion', {
  route: write('/api/alerce/v1/deshacerDesactivacion', [...alTraspasar, 'usuarios', 'sesiones', 'enlaces']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario'), traspasoId: idDe('traspaso').nullable() }),
  reply: z.object({ devueltos: z.number().int(), quedan: z.number().int() }),
  failure: traspasoMessages.noGuardado,
})
