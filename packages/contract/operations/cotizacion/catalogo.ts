import { MAXIMO_FILAS_DE_TABLA, MAXIMO_TABLA } from '@alerce/domain/cotizacion/catalogo/topes'
import { z } from 'zod'
import { nombresDeTabla } from '../../fichas/cotizacion/tablas.ts'
import { catalogoMessages } from '../../messages/cotizacion/catalogo.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { get, read, upload, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { codigo, cursor, entero, id, idDe } from '../../shapes/base/ids.ts'

const tabla = () => z.enum(nombresDeTabla)
const situaciones = ['agrega', 'cambia', 'termina', 'rechazada'] as const

/**
 * A file of a table: `estado` revisada (a dry run: nothing was written), aplicada or deshecha. `lejanos`: rows with an
 * amount far from the one before it (parameters saltoDeUf, saltoDePrecio), which are confirmed a second time. `desde`: the day from which it
 * holds, DD-MM-YYYY. Instants ISO. `impedimento`: why who asks cannot apply it, in words; null: they can.
 */
const carga = z.object({
  cargaId: id(),
  tabla: tabla(),
  archivo: z.string(),
  desde: z.string(),
  estado: z.enum(['revisada', 'aplicada', 'deshecha']),
  agrega: z.number().int(),
  cambia: z.number().int(),
  termina: z.number().int(),
  igual: z.number().int(),
  rechaza: z.number().int(),
  lejanos: z.number().int(),
  cargadaPor: z.string(),
  cargadaEn: z.string(),
  aplicadaPor: z.string().nullable(),
  aplicadaEn: z.string().nullable(),
  deshechaPor: z.string().nullable(),
  deshechaEn: z.string().nullable(),
  impedimento: z.string().nullable(),
})

const deUna = z.object({ cargaId: idDe('cargaCatalogo') })

/**
 * Each table with what is in force of it: how many rows, since when and until when (DD-MM-YYYY, null: no end, or no
 * days), the last file that was applied, and the one that waits. `avisos`: what is stale or missing; `impide`: nothing
 * can be sold. `cuatroOjos`: one loads, another applies.
 */
export const obtenerCatalogo = operation('obtenerCatalogo', {
  route: read('/api/alerce/v1/obtenerCatalogo', ['catalogo']),
  access: administran,
  request: z.object({}),
  reply: z.object({
    cuatroOjos: z.boolean(),
    avisos: z.array(z.object({ texto: z.string(), impide: z.boolean() })),
    tablas: z.array(
      z.object({
        tabla: tabla(),
        filas: z.number().int(),
        desde: z.string().nullable(),
        hasta: z.string().nullable(),
        ultima: z.object({ por: z.string(), en: z.string(), archivo: z.string() }).nullable(),
        pendiente: id().nullable(),
      }),
    ),
  }),
  failure: catalogoMessages.readFailed,
})

/** The files that were loaded, newest first, of one table or of all. */
export const obtenerCargasCatalogo = operation('obtenerCargasCatalogo', {
  route: read('/api/alerce/v1/obtenerCargasCatalogo', ['catalogo']),
  access: administran,
  request: z.object({
    tabla: tabla().nullish(),
    cursor: cursor().nullish(),
    limite: entero(1, 100).default(20),
  }),
  reply: z.object({ cargas: z.array(carga), siguiente: z.number().int().nullable() }),
  failure: catalogoMessages.readFailed,
})

export const obtenerCargaCatalogo = operation('obtenerCargaCatalogo', {
  route: read('/api/alerce/v1/obtenerCargaCatalogo', ['catalogo']),
  access: administran,
  request: deUna,
  reply: carga.extend({
    /** Why it cannot be undone, in words; null: it can, or it is not applied. */
    sinVuelta: z.string().nullable(),
  }),
  failure: catalogoMessages.readFailed,
})

/** What a file does, row by row: first what is refused, then the rest in its order. `linea`: null where it names it not. */
export const obtenerFilasCargaCatalogo = operation('obtenerFilasCargaCatalogo', {
  route: read('/api/alerce/v1/obtenerFilasCargaCatalogo', ['catalogo']),
  access: administran,
  request: deUna.extend({
    situacion: z.enum([...situaciones, 'lejana']).nullish(),
    /** Rows after this one. */
    cursor: codigo().nullish(),
    limite: entero(1, 200).default(50),
  }),
  reply: z.object({
    filas: z.array(
      z.object({
        orden: z.number().int(),
        linea: z.number().int().nullable(),
        situacion: z.enum(situaciones),
        clave: z.string(),
        detalle: z.array(z.string()),
        /** Each amount that is far from the one before, with both figures. */
        alertas: z.array(z.string()),
      }),
    ),
    siguiente: z.number().int().nullable(),
  }),
  failure: catalogoMessages.readFailed,
})

/** What is in force of a table today, as a file that loads it again. */
export const descargarCatalogo = operation('descargarCatalogo', {
  route: get('/api/alerce/v1/descargarCatalogo', ['catalogo'], { envelope: 'binary' }),
  access: administran,
  request: z.object({ tabla: tabla() }),
  reply: z.unknown(),
  tipos: ['text/csv'],
  failure: catalogoMessages.readFailed,
})

/** Dry run of a CSV, which is the body; it takes the place of the one of that table that waited. */
export const revisarCatalogo = operation('revisarCatalogo', {
  route: upload('/api/alerce/v1/revisarCatalogo', ['catalogo']),
  access: administran,
  bodyLimit: MAXIMO_TABLA,
  muyGrande: catalogoMessages.muyGrande,
  request: z.object({ tabla: tabla(), desde: fechaDMY().optional() }),
  reply: carga,
  failure: catalogoMessages.saveFailed,
})

/**
 * Does what a dry run showed, all or nothing; 409 when it would do something else by now. With amounts far from those
 * before, 409 with the first of them until `lejanosVistos` says how many were seen.
 */
export const aplicarCargaCatalogo = operation('aplicarCargaCatalogo', {
  route: write('/api/alerce/v1/aplicarCargaCatalogo', ['catalogo', 'fun', 'mesa']),
  access: administran,
  request: deUna.extend({ lejanosVistos: entero(0, MAXIMO_FILAS_DE_TABLA).optional() }),
  reply: carga,
  failure: catalogoMessages.saveFailed,
})

/** Puts back what an applied load replaced, while nothing was confirmed with it and nothing changed the same since. */
export const deshacerCargaCatalogo = operation('deshacerCargaCatalogo', {
  route: write('/api/alerce/v1/deshacerCargaCatalogo', ['catalogo']),
  access: administran,
  request: deUna,
  reply: carga,
  failure: catalogoMessages.saveFailed,
})

export const descartarCargaCatalogo = operation('descartarCargaCatalogo', {
  route: write('/api/alerce/v1/descartarCargaCatalogo', ['catalogo']),
  access: administran,
  request: deUna,
  reply: z.literal('ok'),
  failure: catalogoMessages.saveFailed,
})
