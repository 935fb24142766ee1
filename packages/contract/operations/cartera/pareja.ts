import { z } from 'zod'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { id, idDe } from '../../shapes/ids.ts'
import { pasoDeVenta } from './venta.ts'

const lado = z.object({
  prospectoId: id(),
  nombre: z.string(),
  rut: z.string().nullable(),
  estado: z.string(),
  etapa: z.string(),
  folioDS: z.number().int().nullable(),
  etapaDS: z.string().nullable(),
  declaracionSaludId: id().nullable(),
  turno: z.enum(['actua', 'espera', 'cerrado', 'termino']),
  espera: z.enum(['otorga', 'recibe', 'postulante', 'isapre']).nullable(),
  /** Why, in words. */
  detalle: z.string(),
  /** The step that goes on, by its name and its screen without query; null where none does. */
  sigue: z.object({ titulo: z.string(), ruta: z.string() }).nullable(),
  pasos: z.array(pasoDeVenta),
})

/** Both of the pair that a prospect belongs to: where each stands, who acts, who waits for whom and why. Ours. */
export const obtenerPareja = operation('obtenerPareja', {
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({ otorga: lado, recibe: lado }),
  failure: parejaMessages.readFailed,
})

export const parejaOperations = [obtenerPareja] as const
