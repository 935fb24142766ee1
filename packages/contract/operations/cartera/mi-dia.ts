import { maximoDeUnLote } from '@alerce/domain/limites'
import { z } from 'zod'
import { miDiaMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaISO, instante } from '../../shapes/base/fechas.ts'
import { cursor, entero, id, idDe } from '../../shapes/base/ids.ts'

/** Group of a matter of the day; pospuesto: the advisor postponed it to a later day. */
const grupo = z.enum(['atrasado', 'hoy', 'espera', 'pospuesto'])

/** Advisor of the caller's team; absent: the whole team. */
const deQuien = { identificador: idDe('asesor').nullish() }

/**
 * Matter of the day. It is a prospect whose state has a next step (domain/cartera/siguiente), a stopped prospect, an
 * appointment, or a task of its advisor. A rejected authentication or an open irregularity stops a prospect: then that
 * is its only matter.
 * `motivo` and `paso`: reason and next act, in words. `desde`: ISO instant at which it appeared, or the start of an
 * appointment. `citaId`: null except for an appointment; `tareaId`: null except for a task, which may be about nobody
 * (`prospectoId` null) and has its `hora` (HH:mm), or null. `dias`: whole days overdue, else 0. `vuelve`: ISO day on
 * which a postponed matter returns. `asesor`: its advisor, for a caller with several portfolios, else null.
 */
const asunto = z.object({
  prospectoId: id().nullable(),
  citaId: id().nullable(),
  tareaId: id().nullable(),
  hora: z.string().nullable(),
  nombre: z.string(),
  telefono: z.string(),
  estado: z.string(),
  folioDS: z.number().int().nullable(),
  motivo: z.string(),
  paso: z.string(),
  desde: z.string(),
  dias: z.number().int(),
  vuelve: z.string().nullable(),
  asesor: z.string().nullable(),
})

/**
 * Matters of the day in four groups: overdue, for today, waiting for others, and postponed. Each group has its count
 * and at most `limite` matters, the oldest first. Today begins with its appointments and tasks, by hour; postponed ones go by
 * their return. `total` counts up to asuntosContados (domain/limites).
 */
export const obtenerMiDia = operation('obtenerMiDia', {
  route: read('/api/alerce/v1/obtenerMiDia', ['prospecto', 'venta', 'agenda', 'miDia']),
  access: cartera,
  request: z.object({ ...deQuien, limite: entero(1, 50).default(5) }),
  reply: z.object({ grupos: z.array(z.object({ grupo, total: z.number().int(), asuntos: z.array(asunto) })) }),
  failure: miDiaMessages.failed,
  passive: true,
})

/** Position of a matter in its group. */
const lugar = z.object({
  desde: instante(),
  prospectoId: cursor().nullable(),
  citaId: cursor().nullable(),
  tareaId: cursor().nullable().default(null),
})

/** All matters of one group, in the same order, by pages; `tras`: the `siguiente` of the page before. */
export const obtenerAsuntosDelDia = operation('obtenerAsuntosDelDia', {
  route: read('/api/alerce/v1/obtenerAsuntosDelDia', ['prospecto', 'venta', 'agenda', 'miDia']),
  access: cartera,
  request: z.object({
    ...deQuien,
    grupo,
    tras: lugar.nullish(),
    limite: entero(1, 100).default(30),
  }),
  reply: z.object({
    asuntos: z.array(asunto),
    siguiente: z
      .object({
        desde: z.string(),
        prospectoId: id().nullable(),
        citaId: id().nullable(),
        tareaId: id().nullable(),
      })
      .nullable(),
  }),
  failure: miDiaMessages.failed,
  passive: true,
})

const deUnAsunto = { prospectoId: idDe('prospecto'), citaId: idDe('cita').nullish() }

/**
 * Postpones a matter until `vuelve`, an ISO day (domain/cartera/mi-dia/posponer); repeated, the new day replaces the
 * former. `desde`: as it was read; a matter with another `desde` has changed, and is refused (409).
 */
export const posponerAsunto = operation('posponerAsunto', {
  route: write('/api/alerce/v1/posponerAsunto', ['miDia']),
  access: ['asesor'],
  request: z.object({ ...deUnAsunto, desde: instante(), vuelve: fechaISO(miDiaMessages.fueraDePlazo.text) }),
  reply: z.literal('ok'),
  failure: miDiaMessages.noPospuesto,
})

/**
 * Resumes a postponed matter; any other stays as it is. `antes`: payload for posponerAsunto to undo it; null: it was
 * not postponed.
 */
export const retomarAsunto = operation('retomarAsunto', {
  route: write('/api/alerce/v1/retomarAsunto', ['miDia']),
  access: ['asesor'],
  request: z.object(deUnAsunto),
  reply: z.object({ antes: z.object({ desde: z.string(), vuelve: z.string() }).nullable() }),
  failure: miDiaMessages.noRetomado,
})

/** A former postponement: instant of the matter, and ISO day of its return. */
const antes = () => z.object({ desde: instante(), vuelve: fechaISO(miDiaMessages.fueraDePlazo.text) }).nullable()

/**
 * Postpones what each of these cases asks for now until `vuelve`, as posponerAsunto does. Those that cannot be are left as
 * they are, each with its reason in words. `antes`: the former postponement of a case.
 */
export const posponerAsuntos = operation('posponerAsuntos', {
  route: write('/api/alerce/v1/posponerAsuntos', ['miDia']),
  access: ['asesor'],
  request: z.object({
    prospectos: z.array(idDe('prospecto')).min(1, miDiaMessages.lote.text).max(maximoDeUnLote, miDiaMessages.lote.text),
    vuelve: fechaISO(miDiaMessages.fueraDePlazo.text),
  }),
  reply: z.object({
    pospuestos: z.array(
      z.object({ prospectoId: id(), antes: z.object({ desde: z.string(), vuelve: z.string() }).nullable() }),
    ),
    rechazados: z.array(z.object({ prospectoId: id(), motivo: z.string() })),
  }),
  failure: miDiaMessages.noPospuesto,
})

/** Undoes posponerAsuntos: each case gets its former postponement back, or none. Cases of others are left as they are. */
export const retomarAsuntos = operation('retomarAsuntos', {
  route: write('/api/alerce/v1/retomarAsuntos', ['miDia']),
  access: ['asesor'],
  request: z.object({
    asuntos: z
      .array(z.object({ prospectoId: idDe('prospecto'), antes: antes() }))
      .min(1, miDiaMessages.lote.text)
      .max(maximoDeUnLote, miDiaMessages.lote.text),
  }),
  reply: z.literal('ok'),
  failure: miDiaMessages.noRetomado,
})
