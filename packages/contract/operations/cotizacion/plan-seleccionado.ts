import { esPesos } from '@alerce/domain/base/dinero/tipos'
import { maximoDeBebes } from '@alerce/domain/limites'
import { z } from 'zod'
import { planesMessages } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { codigo, idDe } from '../../shapes/base/ids.ts'
import { lugar, totales } from '../../shapes/cotizacion/cotizacion.ts'

/** Price and its limits, in pesos a month. */
const supuesto = () =>
  z.object({
    cotizacion: totales(),
    monto: enPesos(),
    minimoMonto: enPesos(),
    maximoMonto: enPesos(),
    cabe: z.boolean(),
  })

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })

/** Stores the plan and its benefits as a priced snapshot. Prices sent by a client are ignored. */
export const guardarPlanSeleccionado = operation('guardarPlanSeleccionado', {
  route: write('/api/v1/guardarPlanSeleccionado', ['plan', 'bitacora'], { refusal: 'data' }),
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
  failure: planesMessages.calculoFailed,
})

/**
 * Chooses a plan in one act. A plan that was not suggested counts as manual, as in flow 2. Without benefits it keeps
 * the ones already marked. Ours.
 */
export const elegirPlan = operation('elegirPlan', {
  route: write('/api/alerce/v1/elegirPlan', ['preferencias', 'plan', 'bitacora']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    planId: idDe('plan'),
    beneficiosComplementarios: z.array(codigo()).max(50).optional(),
    lugar: lugar(),
  }),
  reply: totales(),
  failure: planesMessages.calculoFailed,
})

/**
 * Restores the data that limpiarCotizacion last cleared, within 24 hours: range, search, plan and benefits. Refusals:
 * 422 when there is nothing or another quote was begun; 409 when its price has changed. Ours.
 */
export const restituirCotizacion = operation('restituirCotizacion', {
  route: write('/api/alerce/v1/restituirCotizacion', ['cotizacion', 'venta', 'bitacora']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), lugar: lugar() }),
  reply: z.literal('ok'),
  failure: planesMessages.restituirFailed,
})

/**
 * Monthly price of the chosen plan with its benefits as of today: real (`ahora`), and under assumptions. These are
 * another birth date of the holder (DD-MM-YYYY), babies born today, or another taxable income in pesos. The rest stays
 * as it is; nothing is stored. `monto`: the 7 %; `cabe`: the price is within the range for that income. 422 while no
 * plan is chosen. Ours.
 */
export const simularPrecio = operation('simularPrecio', {
  route: read('/api/alerce/v1/simularPrecio', ['cotizacion', 'plan']),
  access: cartera,
  request: z.object({
    prospectoId: idDe('prospecto'),
    lugar: lugar(),
    fechaNacimiento: fechaDMY().optional(),
    bebes: z.number().int().min(0).max(maximoDeBebes).optional(),
    renta: z.number().int().min(1).max(1_000_000_000).refine(esPesos).optional(),
  }),
  reply: z.object({ ahora: supuesto(), supuesto: supuesto() }),
  failure: planesMessages.calculoFailed,
})

/** Chosen plan, with nulls while there is none. `cotizacion` (ours) is the whole snapshot. */
export const obtenerPlanSeleccionado = operation('obtenerPlanSeleccionado', {
  route: read('/api/v1/obtenerPlanSeleccionado', ['cotizacion', 'plan']),
  access: cartera,
  request: deUnProspecto(),
  reply: z.object({
    planCotizacionId: z.number().nullable(),
    beneficiosComplementarios: z.array(z.number()),
    totalPesos: enPesos().nullable(),
    totalUF: enUF().nullable(),
    cotizacion: totales().nullable(),
  }),
  failure: planesMessages.planesFailed,
})

export const resumenCotizacion = operation('resumenCotizacion', {
  route: read('/api/v2/resumenCotizacion', ['cotizacion', 'plan']),
  access: cartera,
  request: deUnProspecto(),
  reply: totales(),
  failure: planesMessages.resumenFailed,
})

/** The plan summary of /resumen-plan: benefits with their price, total in UF. */
export const obtenerResumenPlan = operation('obtenerResumenPlan', {
  route: read('/api/v1/obtenerResumenPlan', ['cotizacion', 'plan']),
  access: cartera,
  request: deUnProspecto(),
  reply: totales().extend({
    precioPlan: enUF(),
    precioGES: enUF(),
    beneficiosComplementarios: z.array(z.object({ nombre: z.string(), precio: enUF() })),
    precioTotal: enUF(),
  }),
  failure: planesMessages.resumenFailed,
})
