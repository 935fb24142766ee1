import { type MotivoDeEspera, motivosDeEspera } from '@alerce/domain/declaracion/evaluacion'
import { maximoDeCola, tramoDeCola } from '@alerce/domain/limites'
import { z } from 'zod'
import { notaRules } from '../../forms/declaracion/toma.ts'
import { enPesos } from '../base/dinero.ts'
import { escritoLargo, segunReglas } from '../base/escrito.ts'
import { entero, idDe } from '../base/ids.ts'
import { restriccionDS } from './declaracion.ts'

/** Owner of a case and ISO instant; `asignadaPor`: the person who assigned it, null: taken by the owner. */
export const tomaDeCaso = () =>
  z.object({ por: z.string(), propia: z.boolean(), desde: z.string(), asignadaPor: z.string().nullable() })

/**
 * Notes of a case at the desk. A note left with it, the reason to take it or to assign it to somebody (`para`), or the
 * reason to return an answer. `en` an ISO instant.
 */
export const notaDeCaso = () =>
  z.object({
    clase: z.enum(['nota', 'toma', 'asignacion', 'devolucion']),
    por: z.string(),
    para: z.string().nullable(),
    en: z.string(),
    texto: z.string(),
  })

/** Case, and the note that stays with it. */
export const casoConNota = () =>
  z.object({ identificador: idDe('declaracion'), nota: escritoLargo(5000) }).superRefine(segunReglas(notaRules))

/** Answer against the applicant that waits for a second person: its author and result. */
export const propuestaDeCaso = () => z.object({ por: z.string(), propia: z.boolean(), resultado: z.number() })

/** Result of answering: the instant it leaves (ISO; null: it waits), and whether a second person must confirm it. */
export const respuestaDada = () =>
  z.object({ resultado: z.number(), saleEn: z.string().nullable(), porConfirmar: z.boolean() })

/** The same proposal in full, as the applicant would read it. `en` an ISO instant. */
export const propuestaLeida = () =>
  propuestaDeCaso().extend({
    en: z.string(),
    motivo: z.string(),
    /** Average income that supports it; null when it says nothing of income. */
    renta: enPesos().nullable(),
    restricciones: z.array(restriccionDS()),
    antecedentes: z.array(z.string()),
    /** Reason why the caller cannot confirm it, though another person than its author; null: none. */
    impedimento: z.string().nullable(),
  })

/**
 * Views of the queue: all waiting cases, one kind of them, those with returned background, the caller's own, or answers
 * that wait for a second person.
 */
const vistaDeCola = z.enum(['todas', 'medica', 'financiera', 'reenvios', 'mias', 'porConfirmar'])
export type VistaDeCola = z.infer<typeof vistaDeCola>

/**
 * View of the queue with its filters: advisor, reason, and `horas` that a case waits at least. `orden`: longest wait
 * first, or the latest arrival.
 */
export const pedidoDeCola = () => ({
  cola: vistaDeCola,
  asesorId: idDe('asesor').optional(),
  motivo: z.enum(Object.keys(motivosDeEspera) as [MotivoDeEspera, ...MotivoDeEspera[]]).optional(),
  horas: entero(1, 8760).optional(),
  orden: z.enum(['antiguas', 'recientes']).optional(),
  limite: entero(1, maximoDeCola).default(tramoDeCola),
})
