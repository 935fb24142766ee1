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
 * File of a table. `estado`: revisada (a dry run: nothing was written), aplicada or deshecha. `lejanos`: rows with an
 * amount far from the former one (parameters saltoDeUf, saltoDePrecio), which need a second confirmation. `desde`:
 * first day it holds, DD-MM-YYYY. Instants ISO. `impedimento`: reason why the caller cannot apply it; null: none.
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
 * Tables with their rows in force: how many, first and last day (DD-MM-YYYY, null: no end, or no days), the last
 * applied file, and the waiting one. `avisos`: stale or missing data; `impide`: nothing can be sold. `cuatroOjos`: one
 * person loads, another applies.
 */
export const obtenerCatalogo = operation('obtenerCatalogo', {
  route: read('/api/alerce/v1/obtenerCatalogo', ['catalogo']),
  access: administran,
  request: z.object({}),
  reply: z.object({
    cuatroOjos: z.boolean(),
    /** Source that the server asks for the UF; null: none. Instants ISO; `falla`: cause of the last failure. */
    fuenteDeUf: z
      .object({ nombre: z.string(), exitoEn: z.string().nullable(), falla: z.string().nullable() })
      .nullable(),
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

/** Loaded files, newest first, of one table or all. */
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
    /** Reason why it cannot be undone, in words; null: it can, or it is not applied. */
    sinVuelta: z.string().nullable(),
  }),
  failure: catalogoMessages.readFailed,
})

/**
 * Effect of a file, row by row: refused rows first, then the rest in order. `linea`: null for a row that the file does
 * not name.
 */
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
        /** Amounts far from the former ones, with both figures. */
        alertas: z.array(z.string()),
      }),
    ),
    siguiente: z.number().int().nullable(),
  }),
  failure: catalogoMessages.readFailed,
})

/** Rows of a table in force today, as a file that can be loaded again. */
export const descargarCatalogo = operation('descargarCatalogo', {
  route: get('/api/alerce/v1/descargarCatalogo', ['catalogo'], { envelope: 'binary' }),
  access: administran,
  request: z.object({ tabla: tabla() }),
  reply: z.unknown(),
  tipos: ['text/csv'],
  failure: catalogoMessages.readFailed,
})

/** Dry run of a CSV, which is the body; it replaces the waiting file of that table. */
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
 * Applies a dry run, all or nothing; 409 when its effect would be another by now. With amounts far from the former
 * ones, 409 with the first of them until `lejanosVistos` gives the number seen.
 */
export const aplicarCargaCatalogo = operation('aplicarCargaCatalogo', {
  route: write('/api/alerce/v1/aplicarCargaCatalogo', ['catalogo', 'fun', 'mesa']),
  access: administran,
  request: deUna.extend({ lejanosVistos: entero(0, MAXIMO_FILAS_DE_TABLA).optional() }),
  reply: carga,
  failure: catalogoMessages.saveFailed,
})

/**
 * Asks the source for the UF of the days to come. New values within `saltoDeUf` are applied; others wait as a load to
 * review (`cargaId`), and none that is loaded is overwritten.
 */
export const traerUf = operation('traerUf', {
  route: write('/api/alerce/v1/traerUf', ['catalogo']),
  access: administran,
  request: z.object({}),
  reply: z.object({
    estado: z.enum(['agregadas', 'alDia', 'porRevisar', 'conArchivo', 'fallida']),
    texto: z.string(),
    cargaId: id().nullable(),
  }),
  failure: catalogoMessages.saveFailed,
})

/** Restores the rows that an applied load replaced, until a sale is confirmed with it or a later load changes them. */
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
