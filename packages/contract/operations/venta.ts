import { clavesDePaso } from '@alerce/domain/prospecto/pasos'
import { z } from 'zod'
import { prospectoMessages } from '../messages/prospecto.ts'
import { operation } from '../operation.ts'
import { id } from '../shapes/ids.ts'
import { cartera } from './roles.ts'

/**
 * The frame of a sale: who, where, what next. `etapaDS` and `declaracionSaludId` are the live DS's, or null. A step is
 * listo (done), ahora (now), sigue (next) or cerrado (closed; `detalle` says why); `ruta` is its screen, without query.
 */
export const obtenerVenta = operation('obtenerVenta', {
  access: cartera,
  request: z.object({ prospectoId: id() }),
  reply: z.object({
    prospectoId: id(),
    nombre: z.string(),
    rut: z.string().nullable(),
    estado: z.string(),
    etapa: z.string(),
    tipoVenta: z.enum(['M', 'E']).nullable(),
    tipoPlan: z.enum(['N', 'S', 'C']),
    folioDS: z.number().int().nullable(),
    declaracionSaludId: id().nullable(),
    etapaDS: z.string().nullable(),
    pasos: z.array(
      z.object({
        clave: z.enum(clavesDePaso),
        titulo: z.string(),
        situacion: z.enum(['listo', 'ahora', 'sigue', 'cerrado']),
        detalle: z.string(),
        ruta: z.string(),
      }),
    ),
  }),
  failure: prospectoMessages.datosFailed,
})

export const ventaOperations = [obtenerVenta] as const
