import { type MotivoDeEspera, motivosDeEspera } from '@alerce/domain/declaracion/evaluacion'
import { z } from 'zod'
import { notaRules } from '../../forms/declaracion/toma.ts'
import { enPesos } from '../base/dinero.ts'
import { escritoLargo, segunReglas } from '../base/escrito.ts'
import { idDe } from '../base/ids.ts'
import { restriccionDS } from './declaracion.ts'

/** Who has taken a case, since when (ISO instant); `asignadaPor`: who gave it to them, null: they took it. */
export const tomaDeCaso = () =>
  z.object({ por: z.string(), propia: z.boolean(), desde: z.string(), asignadaPor: z.string().nullable() })

/**
 * What was written of a case at the desk: a note with which it was left, why it was taken from somebody or given to
 * somebody (`para`), why an answer was handed back to whoever proposed it. `en` an ISO instant.
 */
export const notaDeCaso = () =>
  z.object({
    clase: z.enum(['nota', 'toma', 'asignacion', 'devolucion']),
    por: z.string(),
    para: z.string().nullable(),
    en: z.string(),
    texto: z.string(),
  })

/** A case, and the note that stays with it. */
export const casoConNota = () =>
  z.object({ identificador: idDe('declaracion'), nota: escritoLargo(5000) }).superRefine(segunReglas(notaRules))

/** An answer against the applicant that waits until somebody else confirms it: who proposes it, and what. */
export const propuestaDeCaso = () => z.object({ por: z.string(), propia: z.boolean(), resultado: z.number() })

/** What became of an answer: when it leaves (ISO instant; null: it waits), and whether somebody else confirms it. */
export const respuestaDada = () =>
  z.object({ resultado: z.number(), saleEn: z.string().nullable(), porConfirmar: z.boolean() })

/** The same whole, as the applicant would read it. `en` an ISO instant. */
export const propuestaLeida = () =>
  propuestaDeCaso().extend({
    en: z.string(),
    motivo: z.string(),
    /** The average income that it rests on; null where it says nothing of it. */
    renta: enPesos().nullable(),
    restricciones: z.array(restriccionDS()),
    antecedentes: z.array(z.string()),
  })

/**
 * A way to look at the queue: everything that waits, one kind of it, what came back with what was asked for, what
 * one has taken, or what was answered and waits until somebody else confirms it.
 */
const vistaDeCola = z.enum(['todas', 'medica', 'financiera', 'reenvios', 'mias', 'porConfirmar'])
export type VistaDeCola = z.infer<typeof vistaDeCola>

/** A view of the queue, and what it is narrowed by: an advisor, why cases wait. */
export const pedidoDeCola = () => ({
  cola: vistaDeCola,
  asesorId: idDe('asesor').optional(),
  motivo: z.enum(Object.keys(motivosDeEspera) as [MotivoDeEspera, ...MotivoDeEspera[]]).optional(),
})
