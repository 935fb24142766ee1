import { z } from 'zod'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { id } from '../../shapes/ids.ts'
import { prospectoCompleto } from '../../shapes/prospecto.ts'
import { pasoDeVenta } from '../cartera/venta.ts'
import { cartera } from '../roles.ts'

/**
 * A compensated pair, both or none: two that exist ({prospectoId, otorga}) or full prospects with otorga, which are
 * added or, with prospectoId, changed. One gives, one receives. Also as a list spread into an object (keys 0 and 1,
 * with ip). Fields that are wrong are named by their place in the list: `1.rut`.
 */
export const guardarPropsectoCompensados = operation('guardarPropsectoCompensados', {
  access: ['asesor'],
  request: z
    .array(prospectoCompleto.extend({ otorga: z.boolean() }), parejaMessages.dosPersonas.text)
    .length(2, parejaMessages.dosPersonas.text),
  reply: z.array(z.object({ prospectoId: id(), otorga: z.boolean() })),
  failure: prospectoMessages.saveFailed,
})

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
  request: z.object({ prospectoId: id() }),
  reply: z.object({ otorga: lado, recibe: lado }),
  failure: parejaMessages.readFailed,
})

export const parejaOperations = [guardarPropsectoCompensados, obtenerPareja] as const
