import { z } from 'zod'
import { planesMessages as m } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { totales } from '../../shapes/cotizacion.ts'
import { codigo, idDe } from '../../shapes/ids.ts'
import { cartera } from '../roles.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })

/** Keeps the plan and its benefits as a priced snapshot. Prices that a client sends along are not read. */
export const guardarPlanSeleccionado = operation('guardarPlanSeleccionado', {
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    planCotizacionId: idDe('plan'),
    beneficiosComplementarios: z
      .array(codigo())
      .max(50)
      .nullish()
      .transform((codigos) => codigos ?? []),
    montoSiete: z.literal(0).optional(),
  }),
  reply: totales(),
  failure: m.calculoFailed,
})

/** The chosen plan, nulls while there is none. `cotizacion` (ours) is the whole snapshot. */
export const obtenerPlanSeleccionado = operation('obtenerPlanSeleccionado', {
  access: cartera,
  request: deUnProspecto(),
  reply: z.object({
    planCotizacionId: z.number().nullable(),
    beneficiosComplementarios: z.array(z.number()),
    totalPesos: z.number().nullable(),
    totalUF: z.number().nullable(),
    cotizacion: totales().nullable(),
  }),
  failure: m.planesFailed,
})

/** Mails the quote as a PDF to the applicant. */
export const enviarCotizacionCorreo = operation('enviarCotizacionCorreo', {
  access: ['asesor'],
  request: deUnProspecto(),
  reply: z.literal('ok'),
  failure: m.enviarFailed,
})

export const resumenCotizacion = operation('resumenCotizacion', {
  access: cartera,
  request: deUnProspecto(),
  reply: totales(),
  failure: m.resumenFailed,
})

/** The plan summary of /resumen-plan: benefits with their price, total in UF. */
export const obtenerResumenPlan = operation('obtenerResumenPlan', {
  access: cartera,
  request: deUnProspecto(),
  reply: totales().extend({
    precioPlan: z.number(),
    precioGES: z.number(),
    beneficiosComplementarios: z.array(z.object({ nombre: z.string(), precio: z.number() })),
    precioTotal: z.number(),
  }),
  failure: m.resumenFailed,
})

export const planSeleccionadoOperations = [
  guardarPlanSeleccionado,
  obtenerPlanSeleccionado,
  enviarCotizacionCorreo,
  resumenCotizacion,
  obtenerResumenPlan,
] as const
