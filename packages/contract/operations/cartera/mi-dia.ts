import { z } from 'zod'
import { miDiaMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaISO, instante } from '../../shapes/base/fechas.ts'
import { cursor, entero, id, idDe } from '../../shapes/base/ids.ts'

/** Where a matter of the day stands; put off, it is where its advisor keeps it until its day. */
const grupo = z.enum(['atrasado', 'hoy', 'espera', 'pospuesto'])

/** Whose, of the team that one leads; absent: all of it. */
const deQuien = { identificador: idDe('asesor').nullish() }

/**
 * A matter is a prospect whose state has a next step (domain/cartera/siguiente), one that was stopped (a rejected
 * authentication, an open irregularity: then only that), or an appointment. `motivo`: why it is there, `paso`: what to
 * do, both in words; `desde`: since when it stands there (ISO instant), of an appointment when it begins; `citaId`:
 * null but for an appointment; `dias`: whole days overdue, 0 when it is not; `vuelve`: the day, ISO, on which what was
 * put off comes back; `asesor`: whose it is, for who sees several portfolios at once, else null.
 */
const asunto = z.object({
  prospectoId: id(),
  citaId: id().nullable(),
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
 * What the day asks for: what is overdue, what is for today, what waits for others, and what was put off; always the
 * four, each with how many there are and at most `limite` of them, the oldest first (of today, the appointments first,
 * by hour; of what was put off, what comes back first). `total` counts to asuntosContados (domain/limites) and no
 * further.
 */
export const obtenerMiDia = operation('obtenerMiDia', {
  route: read('/api/alerce/v1/obtenerMiDia', ['prospecto', 'venta', 'agenda', 'miDia']),
  access: cartera,
  request: z.object({ ...deQuien, limite: entero(1, 50).default(5) }),
  reply: z.object({ grupos: z.array(z.object({ grupo, total: z.number().int(), asuntos: z.array(asunto) })) }),
  failure: miDiaMessages.failed,
  passive: true,
})

/** The place of a matter in its group. */
const lugar = z.object({ desde: instante(), prospectoId: cursor(), citaId: cursor().nullable() })

/** All of one group, in the same order, page after page; `tras`: the `siguiente` of the page before. */
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
    siguiente: z.object({ desde: z.string(), prospectoId: id(), citaId: id().nullable() }).nullable(),
  }),
  failure: miDiaMessages.failed,
  passive: true,
})

const deUnAsunto = { prospectoId: idDe('prospecto'), citaId: idDe('cita').nullish() }

/**
 * Puts a matter off until `vuelve`, an ISO day (domain/cartera/mi-dia/posponer); put off again, its day is the new one. `desde`: since when
 * it stood there as it was read; one that stands there since another instant has changed, and is refused (409).
 */
export const posponerAsunto = operation('posponerAsunto', {
  route: write('/api/alerce/v1/posponerAsunto', ['miDia']),
  access: ['asesor'],
  request: z.object({ ...deUnAsunto, desde: instante(), vuelve: fechaISO(miDiaMessages.fueraDePlazo.text) }),
  reply: z.literal('ok'),
  failure: miDiaMessages.noPospuesto,
})

/** Takes up what was put off; what was not stays as it is. `antes`: as posponerAsunto puts it off again, null: it was not. */
export const retomarAsunto = operation('retomarAsunto', {
  route: write('/api/alerce/v1/retomarAsunto', ['miDia']),
  access: ['asesor'],
  request: z.object(deUnAsunto),
  reply: z.object({ antes: z.object({ desde: z.string(), vuelve: z.string() }).nullable() }),
  failure: miDiaMessages.noRetomado,
})
