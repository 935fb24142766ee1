import { z } from 'zod'
import { enPesos, enUF, factor, valorUF } from '../base/dinero.ts'

/** UF of the conversion to pesos. `referencia`: none was published for the day, so the last one before it. */
export const ufAplicada = () => z.object({ valor: valorUF(), fecha: z.string(), referencia: z.boolean() })

/** Payment as shown: own total, given and received, and the UF of the day; null: none is loaded. */
export const pagoDicho = () => ({
  totalUF: enUF(),
  precioCOMPOS: enUF(),
  precioCOMNEG: enUF(),
  uf: ufAplicada().nullable(),
})

/** A benefit as it is offered. `grupo`: only one benefit of a group may be chosen. */
export const beneficio = () =>
  z.object({
    codigo: z.number(),
    beneficio: z.string(),
    precioUF: enUF(),
    grupo: z.string(),
    esGratuito: z.boolean(),
  })

/** A person's line of the price: completed age on the quoting day, row of the factor table [desde, hasta), GES in UF. */
const lineaPersona = () =>
  z.object({
    etiqueta: z.string(),
    rol: z.enum(['cotizante', 'carga']),
    edad: z.number(),
    tramo: z.object({ desde: z.number(), hasta: z.number().nullable() }),
    factor: factor(),
    /** Under two years: no factor. */
    exento: z.boolean(),
    gesUF: enUF(),
  })

/** Sources of the dated tables of a price. Dates DD-MM-YYYY. */
const fuentes = () =>
  z.object({
    /** GES premium for one person. */
    primaGesUF: enUF(),
    primaGesDesde: z.string(),
    factores: z.string(),
    factoresDesde: z.string(),
    /** Day of the quote: ages are completed on it. */
    fecha: z.string(),
  })

/**
 * Totals of a quote (spec 2 §3 Quote), UF with 3 decimals and whole pesos; then ours, the breakdown and its sources.
 */
export const totales = () =>
  z.object({
    codigoPlan: z.string(),
    totalPesos: enPesos(),
    totalUF: enUF(),
    preciobasePlanUF: enUF(),
    factorGrupoFamiliar: factor(),
    precioPlanUF: enUF(),
    precioGesUF: enUF(),
    CAECUF: enUF(),
    BESUF: enUF(),
    precioCOMPOS: enUF(),
    precioCOMNEG: enUF(),
    nombrePlan: z.string(),
    planCotizacionId: z.number(),
    esLibreEleccion: z.boolean(),
    hospitalario: z.number(),
    ambulatorio: z.number(),
    prestadores: z.array(z.string()),
    personas: z.array(lineaPersona()),
    beneficios: z.array(z.object({ codigo: z.number(), nombre: z.string(), precioUF: enUF() })),
    fuentes: fuentes(),
    /** `origen`: user and source of the load, in words; absent in older quotes. */
    uf: ufAplicada().extend({ origen: z.string().optional() }),
  })

/** A plan on offer, priced (spec 2 §3 Plan, quote option): the specification's fields, then the whole of its quote. */
export const opcion = () =>
  totales().extend({
    precioGES: enUF(),
    precioPlan: enUF(),
    mensaje: z.string(),
    precioCompOtorga: enUF(),
    precioCompRecibe: enUF(),
    precioTotalS: enUF(),
  })

/**
 * Place of a quote: the sale itself, or its open update (decision 022). Only in our own calls: the specification's have
 * a twin for the update.
 */
export const lugar = () => z.enum(['venta', 'actualizacion']).default('venta')
