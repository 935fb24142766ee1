import { enPesos, enUF, factor, valorUF } from '@alerce/contract/shapes/base/dinero'
import { z } from 'zod'

// Shapes shared by every version of a stored quote.

const tramo = z.object({ desde: z.number(), hasta: z.number().nullable() })

const persona = z.object({
  rol: z.enum(['cotizante', 'carga']),
  etiqueta: z.string(),
  edad: z.number(),
  tramo,
  factor: factor(),
  exento: z.boolean(),
  gesUF: enUF(),
})

const beneficio = z.object({ codigo: z.number(), nombre: z.string(), precioUF: enUF() })

/** Price with its lines; UF with 3 decimals, whole pesos, ISO dates. */
export const foto = z.object({
  personas: z.array(persona),
  factorGrupoFamiliar: factor(),
  precioGesUF: enUF(),
  fecha: z.string(),
  precioBaseUF: enUF(),
  precioPlanUF: enUF(),
  caecUF: enUF(),
  besUF: enUF(),
  beneficios: z.array(beneficio),
  precioCOMPOS: enUF(),
  precioCOMNEG: enUF(),
  totalUF: enUF(),
  totalPesos: enPesos(),
  valorUF: valorUF(),
})

/** Price with the amount to pay, since the total excludes the compensation. */
export const fotoPagada = foto.extend({ pagarUF: enUF(), pagarPesos: enPesos() })

/** UF used for the pesos: of the day, or the last one before it. */
export const uf = z.object({ valor: valorUF(), fecha: z.string(), referencia: z.boolean() })

/** Data besides the price: the plan, its tables, the UF. */
export const alrededor = {
  plan: z.object({
    id: z.number(),
    codigo: z.string(),
    nombre: z.string(),
    libreEleccion: z.boolean(),
    hospitalario: z.number(),
    ambulatorio: z.number(),
    mensaje: z.string(),
    prestadores: z.array(z.string()),
  }),
  fuentes: z.object({
    primaGesUF: enUF(),
    primaGesDesde: z.string(),
    factores: z.string(),
    factoresDesde: z.string(),
  }),
  uf,
  beneficiosComplementarios: z.array(z.number()),
}
