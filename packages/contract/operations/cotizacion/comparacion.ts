import { maximoAComparar } from '@alerce/domain/cotizacion/comparacion'
import { z } from 'zod'
import { planesMessages } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read } from '../../route.ts'
import { enPesos, enUF, factor } from '../../shapes/base/dinero.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { lugar, ufAplicada } from '../../shapes/cotizacion/cotizacion.ts'

const planComparado = () =>
  z.object({
    planId: z.number(),
    nombre: z.string(),
    codigo: z.string(),
    libreEleccion: z.boolean(),
    hospitalario: z.number(),
    ambulatorio: z.number(),
    precioBaseUF: enUF(),
    factorGrupoFamiliar: factor(),
    precioPlanUF: enUF(),
    precioGesUF: enUF(),
    caecUF: enUF(),
    totalUF: enUF(),
    totalPesos: enPesos(),
    uf: ufAplicada(),
    red: z.array(z.object({ prestador: z.string(), hospitalario: z.number(), ambulatorio: z.number() })),
    especiales: z.array(z.object({ nombre: z.string(), precioUF: enUF() })),
  })

/** Ids of plans in an address: `4,7`. Four at most, each once. */
const planes = () =>
  z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((texto) => texto.split(',').map(Number))
    .refine((ids) => ids.length <= maximoAComparar && new Set(ids).size === ids.length)

const pedido = () => z.object({ prospectoId: idDe('prospecto'), planes: planes(), lugar: lugar() })

/**
 * Plans on sale to this prospect, in the order asked, priced for its family as of today without complementary benefits.
 * Each has the cover with each provider of the quote's region. 422 when one of them is not for sale to it. Ours.
 */
export const compararPlanes = operation('compararPlanes', {
  route: read('/api/alerce/v1/compararPlanes', ['cotizacion', 'rango']),
  access: cartera,
  request: pedido(),
  reply: z.array(planComparado()),
  failure: planesMessages.comparacionFailed,
})

/** Same comparison as a paper for the client. Ours. */
export const descargarComparacion = operation('descargarComparacion', {
  route: get('/api/alerce/v1/descargarComparacion', ['cotizacion', 'rango'], { envelope: 'binary' }),
  access: cartera,
  request: pedido(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: planesMessages.comparacionFailed,
})
