import { largoDelMotivoDeTraspaso, maximoDeCasosElegidos } from '@alerce/domain/cartera/traspaso/traspaso'
import { maximoDeUnLote } from '@alerce/domain/limites'
import { z } from 'zod'
import { alTraspasar } from '../../asuntos.ts'
import { required } from '../../forms/rules.ts'
import { miDiaMessages } from '../../messages/cartera/lista.ts'
import { traspasoMessages } from '../../messages/cartera/traspaso.ts'
import { operation } from '../../operation.ts'
import { administran, lideran, traspasan } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe, texto, version } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'

/** Reason, in words that the Bitácora of each case repeats. */
export const motivoDeTraspaso = () =>
  texto(largoDelMotivoDeTraspaso).refine((motivo) => required('')(motivo) === null, traspasoMessages.motivo.text)

/** Cover that is not over. Days ISO, both included. */
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
 * Advisors whose portfolios the caller may hand over, by name: a head's own team, or all for an administrator.
 * `casosAbiertos`: their open cases, both of a pair; covered cases count for their owner. `recibe`: may receive cases:
 * active, and sells.
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
 * Open cases held by an advisor, newest first. `texto`: each word begins a word of the name, or the RUT. `titular`:
 * owner while this advisor covers the case, else null. `pareja`: the other of its pair.
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
 * Hands over cases of one advisor to another, for good: all open ones (`prospectoIds` null), or these. In one
 * transaction it writes the Bitácora of each and notifies both advisors. Appointments without outcome, drafts, unread
 * notifications and pending letters go along. Refusals: 404, not the caller's to hand over; 422 at `aId`, an invalid
 * receiver, half a pair, or a case covered by another. A 409 names the cases that changed hands meanwhile. `topes`:
 * appointments that now overlap another of the receiver.
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

/**
 * Hands over chosen cases of the head's team to one advisor of it, whoever has them: one hand-over for each former
 * advisor, as traspasarCasos does. Those that cannot go stay, each with its reason in words.
 */
export const reasignarProspectos = operation('reasignarProspectos', {
  route: write('/api/alerce/v1/reasignarProspectos', alTraspasar),
  access: lideran,
  request: z.object({
    prospectos: z.array(idDe('prospecto')).min(1, miDiaMessages.lote.text).max(maximoDeUnLote, miDiaMessages.lote.text),
    aId: idDe('asesor'),
    motivo: motivoDeTraspaso(),
  }),
  reply: z.object({
    traspasos: z.array(id()),
    hechos: z.array(id()),
    rechazados: z.array(z.object({ prospectoId: id(), motivo: z.string() })),
    topes: z.number().int(),
  }),
  failure: traspasoMessages.noGuardado,
})

/** Undoes reasignarProspectos, as deshacerTraspaso does with each of its hand-overs, all or none. */
export const deshacerReasignacion = operation('deshacerReasignacion', {
  route: write('/api/alerce/v1/deshacerReasignacion', alTraspasar),
  access: lideran,
  request: z.object({ traspasos: z.array(idDe('traspaso')).min(1, miDiaMessages.lote.text).max(maximoDeUnLote) }),
  reply: z.object({ devueltos: z.number().int(), quedan: z.number().int() }),
  failure: traspasoMessages.noGuardado,
})

/** Recent hand-overs that can still be undone, newest first. Instants ISO. */
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
 * Undoes a hand-over: cases still with the receiver go back, with all that follows them; work done meanwhile stays.
 * `quedan`: cases closed or handed over again since. Repeated: the same answer, with no cases.
 */
export const deshacerTraspaso = operation('deshacerTraspaso', {
  route: write('/api/alerce/v1/deshacerTraspaso', alTraspasar),
  access: traspasan,
  request: z.object({ traspasoId: idDe('traspaso') }),
  reply: z.object({ devueltos: z.number().int(), quedan: z.number().int() }),
  failure: traspasoMessages.noGuardado,
})

/**
 * Deactivates a user, as cambiarEstadoUsuario does, and hands their open cases to another in the same transaction.
 * `aId` null: the cases keep an inactive advisor.
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

/** Activates the user again, and gives back the cases handed over with it. Ended sessions and links stay ended. */
export const deshacerDesactivacion = operation('deshacerDesactivacion', {
  route: write('/api/alerce/v1/deshacerDesactivacion', [...alTraspasar, 'usuarios', 'sesiones', 'enlaces']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario'), traspasoId: idDe('traspaso').nullable() }),
  reply: z.object({ devueltos: z.number().int(), quedan: z.number().int() }),
  failure: traspasoMessages.noGuardado,
})
