import { esPesos } from '@alerce/domain/base/dinero/tipos'
import { z } from 'zod'
import { cotizacionMessages } from '../../messages/cotizacion/cotizacion.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { enPesos } from '../../shapes/base/dinero.ts'
import { codigo, idDe } from '../../shapes/base/ids.ts'
import { ufAplicada } from '../../shapes/cotizacion/cotizacion.ts'

const pesos = () => z.number().int().min(0).max(1_000_000_000).refine(esPesos)
const porcentaje = () => z.number().int().min(0).max(100)

/** Limits of a plan's price for this prospect, pesos a month (spec 2 §7 calculateRent). */
export const calcularRenta = operation('calcularRenta', {
  route: read('/api/v1/calcularRenta', ['cotizacion'], { refusal: 'data' }),
  access: cartera,
  /** `renta` always travels as 0: the stored incomes count (spec 2 §7). */
  request: z.object({ prospectoId: idDe('prospecto'), renta: z.literal(0).optional() }),
  reply: z.object({
    minimoMonto: enPesos(),
    maximoMonto: enPesos(),
    rentaImponible: enPesos(),
    monto: enPesos(),
    uf: ufAplicada(),
    /** Worker types of this prospect allow only flow 2 (spec 2 §4 Quoting flows). */
    soloManual: z.boolean(),
  }),
  failure: cotizacionMessages.rentaFailed,
})

export const guardarRangoPactado = operation('guardarRangoPactado', {
  route: write('/api/v1/guardarRangoPactado', ['cotizacion', 'rango', 'venta']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), minimoPlan: pesos(), maximoPlan: pesos() }),
  reply: z.literal('ok'),
  failure: cotizacionMessages.rangoSaveFailed,
})

/** Nulls while no range has been saved. */
export const obtenerRangoPactado = operation('obtenerRangoPactado', {
  route: read('/api/v1/obtenerRangoPactado', ['cotizacion', 'rango']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({ minimoPlan: enPesos().nullable(), maximoPlan: enPesos().nullable() }),
  failure: cotizacionMessages.rangoReadFailed,
})

const campos = {
  codigoPrestador: codigo().nullish(),
  codigoRegion: codigo().nullish(),
  porcentajeBonificacionId: z.object({ hospitalario: porcentaje(), ambulatorio: porcentaje() }).nullish(),
  adicionalVoluntario: z.boolean().nullish(),
  montoAdicionalMax: pesos().nullish(),
  planId: idDe('plan').nullish(),
  besId: codigo().nullish(),
  esSugerencia: z.enum(['S', 'N']).optional(),
}

/** Preferences travel beside prospectoId, or under `preferences`: both are read. */
export const preferencias = z.object({
  prospectoId: idDe('prospecto'),
  ...campos,
  preferences: z.object(campos).optional(),
})

export const esparcidas = <P extends z.output<typeof preferencias>>({ preferences, ...spread }: P) => ({
  ...spread,
  ...preferences,
})

/** The flow must be stated, never guessed. */
export const diceElFlujo = ({ esSugerencia }: { esSugerencia?: unknown }) => esSugerencia !== undefined

export const guardarPreferencias = operation('guardarPreferencias', {
  route: write('/api/v1/guardarPreferencias', ['preferencias', 'plan'], { refusal: 'data' }),
  access: ['asesor'],
  request: preferencias.transform(esparcidas).refine(diceElFlujo, { path: ['esSugerencia'] }),
  reply: z.literal('ok'),
  failure: cotizacionMessages.preferenciasFailed,
})

export const obtenerPrestadores = operation('obtenerPrestadores', {
  route: get('/api/v1/obtenerPrestadores/{region}', 'nada'),
  access: cartera,
  request: z.object({ region: codigo() }),
  reply: z.array(z.object({ codigo: z.number(), prestador: z.string() })),
  failure: cotizacionMessages.prestadoresFailed,
})

/**
 * Pairs of percentages with a provider in plans on sale, best cover first. With `prospectoId` (ours) only of plans that
 * this prospect can have, else of all.
 */
export const obtenerPorcentajeBonificacionPrestador = operation('obtenerPorcentajeBonificacionPrestador', {
  route: read('/api/v1/obtenerPorcentajeBonificacionPrestador', ['cotizacion']),
  access: cartera,
  request: z.object({ codigoPrestador: codigo(), prospectoId: idDe('prospecto').optional() }),
  reply: z.array(
    z.object({ porcentajeBonificacionId: z.object({ hospitalario: z.number(), ambulatorio: z.number() }) }),
  ),
  failure: cotizacionMessages.bonificacionesFailed,
})
