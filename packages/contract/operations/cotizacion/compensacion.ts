import { etapasProspecto } from '@alerce/domain/postulacion/etapas'
import { z } from 'zod'
import { compensacionMessages } from '../../messages/cotizacion/compensacion.ts'
import { planesMessages } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { id, idDe, texto } from '../../shapes/base/ids.ts'
import { totales } from '../../shapes/cotizacion/cotizacion.ts'
import { guardarPlanSeleccionado } from './plan-seleccionado.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })

/** Same as guardarPlanSeleccionado, only for one of a compensated pair (422 for anybody else). */
export const guardarPlanSeleccionadoCompensado = operation('guardarPlanSeleccionadoCompensado', {
  route: write('/api/v3/guardarPlanSeleccionadoCompensado', ['plan', 'bitacora'], {
    refusal: 'data',
  }),
  access: ['asesor'],
  request: guardarPlanSeleccionado.request,
  reply: totales(),
  failure: planesMessages.calculoFailed,
})

/** Chooses the giver's plan for the receiver, at the receiver's own ages and tables. `prospectoId`: the giver. */
export const replicarPlanCompensado = operation('replicarPlanCompensado', {
  route: write('/api/v3/replicarPlanCompensado', ['cotizacion', 'venta', 'bitacora']),
  access: ['asesor'],
  request: deUnProspecto(),
  reply: z.literal('ok'),
  failure: compensacionMessages.replicarFailed,
})

/** Giver and receiver with the given and received amounts; null without a plan. Names and totals are ours. */
const afiliado = () =>
  z.object({
    prospectoId: id(),
    rut: z.string().nullable(),
    compensacionOtorga: enUF(),
    compensacionRecibe: enUF(),
    nombre: z.string(),
    otorga: z.boolean(),
    etapa: z.enum(etapasProspecto),
    nombrePlan: z.string().nullable(),
    totalCotizacionPactada: enUF().nullable(),
    totalCotizacionPagar: enUF().nullable(),
  })

/** The quote of one of a pair before and after the compensation (spec 2 §3 Compensation summary). UF a month. */
const resumenCompensado = () =>
  z.object({
    precioBasePlan: enUF(),
    factorFamiliar: z.number(),
    precioGES: enUF(),
    precioPlanComplementario: enUF(),
    precioCAEC: enUF(),
    precioBeneficioAdicional: enUF(),
    totalCotizacionPactada: enUF(),
    totalCotizacionPactadaPesos: enPesos(),
    afiliados: z.array(afiliado()),
    compensacionPositiva: enUF(),
    compensacionNegativa: enUF(),
    totalCotizacionPagar: enUF(),
    // Ours.
    totalCotizacionPagarPesos: enPesos(),
    prospectoId: id(),
    otorga: z.boolean(),
    cotizacion: totales(),
    /** Lowest and highest amount that these plans allow; null: none does, or one has no plan. */
    margen: z.object({ minimo: enUF(), maximo: enUF() }).nullable(),
    /** The amount may be set now. */
    abierta: z.boolean(),
    /** Both may go back to choose their plans. */
    vuelven: z.boolean(),
    /** Version of both plans and the amount as read: sent back, it avoids overwriting newer data. */
    version: z.string(),
  })

export const obtenerResumenPlanCompensado = operation('obtenerResumenPlanCompensado', {
  route: read('/api/v1/obtenerResumenPlanCompensado', ['cotizacion', 'plan', 'prospecto']),
  access: cartera,
  request: deUnProspecto(),
  reply: resumenCompensado(),
  failure: compensacionMessages.resumenFailed,
})

/** UF as a number or as it is typed: digits and a dot. */
const valorCompensacion = () => z.union([z.number(), texto(20)]).nullish()

/**
 * Sets the amount of the giver, which the other receives. `afiliados` names the giver with the amount; the receiver may
 * be named with the same amount, with 0 or with none. `version` (ours): of the summary on screen.
 */
export const guardarResumenPlanCompensado = operation('guardarResumenPlanCompensado', {
  route: write('/api/v1/guardarResumenPlanCompensado', ['plan', 'prospecto']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    afiliados: z
      .array(z.object({ prospectoId: idDe('prospecto'), valorCompensacion: valorCompensacion() }))
      .min(1)
      .max(2),
    version: texto(200).optional(),
  }),
  reply: resumenCompensado(),
  failure: compensacionMessages.calculoFailed,
})
