import { z } from 'zod'
import { miDiaMessages } from '../../messages/cartera/mi-dia.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { codigo, id, idDe } from '../../shapes/base/ids.ts'

/** Where a matter of the day stands. */
export const gruposDelDia = ['atrasado', 'hoy', 'espera'] as const

/**
 * What the day asks for: what is overdue, what is for today, what waits for others; always the three, each with how
 * many there are and at most `limite` of them, the oldest first (of today, the appointments first, by hour). A matter
 * is a prospect whose state has a next step (domain/cartera/siguiente), one that was stopped (a rejected
 * authentication, an open irregularity: then only that), or an appointment. `total` counts to asuntosContados
 * (domain/limites) and no further. `estados`: how many of the matters are prospects by their Estado alone, by Estado,
 * counted as far. `carteraDesde`: day of the portfolio's first registration, ISO, or null:
 * from it on a list holds every matter. Of a matter, `paso`: what to do, in words; `desde`: since when it stands there
 * (ISO instant), of an appointment when it begins; `citaId`: null but for an appointment; `dias`: whole days overdue,
 * 0 when it is not.
 */
export const obtenerMiDia = operation('obtenerMiDia', {
  access: cartera,
  request: z.object({
    /** Whose, of the team that one leads; absent: all of it. */
    identificador: idDe('asesor').nullish(),
    limite: codigo().pipe(z.number().min(1).max(50)).default(5),
  }),
  reply: z.object({
    carteraDesde: z.string().nullable(),
    grupos: z.array(
      z.object({
        grupo: z.enum(gruposDelDia),
        total: z.number().int(),
        estados: z.array(z.object({ estado: z.string(), total: z.number().int() })),
        asuntos: z.array(
          z.object({
            prospectoId: id(),
            citaId: id().nullable(),
            nombre: z.string(),
            estado: z.string(),
            folioDS: z.number().int().nullable(),
            paso: z.string(),
            desde: z.string(),
            dias: z.number().int(),
          }),
        ),
      }),
    ),
  }),
  failure: miDiaMessages.failed,
  passive: true,
})

export const miDiaOperations = [obtenerMiDia] as const
