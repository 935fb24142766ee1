import { codificacionesDeUnByte } from '@alerce/domain/base/texto/codificacion'
import { MAXIMO_PLANILLA } from '@alerce/domain/cartera/planilla'
import { z } from 'zod'
import { importacionMessages } from '../../messages/cartera/importacion.ts'
import { operation } from '../../operation.ts'
import { read, upload, write } from '../../route.ts'
import { codigo, entero, id, idDe } from '../../shapes/base/ids.ts'

/**
 * Import. `estado`: revisada (a dry run: nothing was written), en curso, hecha, deshecha. Instants ISO. `hechas` grows
 * during the import. `deshacerHasta`: null when it cannot be undone. `codificacion`: of the file; null in older
 * imports. `codificacionDudosa`: the guess may be wrong and needs confirmation. `muestra`: up to two names with
 * accents, as they were read; only obtenerImportacion has them, of a dry run.
 */
const importacion = z.object({
  importacionId: id(),
  nombre: z.string(),
  estado: z.enum(['revisada', 'en curso', 'hecha', 'deshecha']),
  creada: z.string(),
  filas: z.number().int(),
  nuevas: z.number().int(),
  conError: z.number().int(),
  repetidas: z.number().int(),
  hechas: z.number().int(),
  conservadas: z.number().int(),
  deshacerHasta: z.string().nullable(),
  codificacion: z.enum(['utf-8', ...codificacionesDeUnByte]).nullable(),
  codificacionDudosa: z.boolean(),
  muestra: z.array(z.string()),
})

const deUna = z.object({ importacionId: idDe('importacion') })

/**
 * Dry run of a workbook of Excel or a CSV, which is the body: the outcome of each row. Nothing is added to the
 * portfolio. `codificacion`: for a CSV that is not UTF-8; without it, guessed from its bytes.
 */
export const revisarImportacion = operation('revisarImportacion', {
  route: upload('/api/alerce/v1/revisarImportacion', ['importacion']),
  access: ['asesor'],
  bodyLimit: MAXIMO_PLANILLA,
  muyGrande: importacionMessages.muyGrande,
  request: z.object({ codificacion: z.enum(codificacionesDeUnByte).nullish() }),
  reply: importacion,
  failure: importacionMessages.saveFailed,
})

/** Latest imports of the advisor (`importacionesListadas`) and all that can still be undone, newest first. */
export const obtenerImportaciones = operation('obtenerImportaciones', {
  route: read('/api/alerce/v1/obtenerImportaciones', ['importacion']),
  access: ['asesor'],
  request: z.object({}),
  reply: z.array(importacion),
  failure: importacionMessages.readFailed,
})

export const obtenerImportacion = operation('obtenerImportacion', {
  route: read('/api/alerce/v1/obtenerImportacion', ['importacion']),
  access: ['asesor'],
  passive: true,
  request: deUna,
  reply: importacion,
  failure: importacionMessages.readFailed,
})

/** Rows in the order of the file, those of one `situacion` or all; `linea` counts the head as 1. */
export const obtenerFilasImportacion = operation('obtenerFilasImportacion', {
  route: read('/api/alerce/v1/obtenerFilasImportacion', ['importacion']),
  access: ['asesor'],
  request: deUna.extend({
    situacion: z.enum(['nueva', 'error', 'repetida', 'ingresada', 'retirada', 'conservada']).nullish(),
    /** Rows after this line. */
    cursor: codigo().nullish(),
    limite: entero(1, 200).default(50),
  }),
  reply: z.object({
    filas: z.array(
      z.object({
        linea: z.number().int(),
        nombre: z.string(),
        rut: z.string(),
        situacion: z.enum(['nueva', 'error', 'repetida', 'ingresada', 'retirada', 'conservada']),
        mensajes: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
        prospectoId: id().nullable(),
        /** Cells in the order of the model, to correct them in a file; empty once its person is forgotten. */
        celdas: z.array(z.string()),
      }),
    ),
    siguiente: z.number().int().nullable(),
  }),
  failure: importacionMessages.readFailed,
})

/** Adds the new rows of a dry run to the portfolio, in the background. */
export const confirmarImportacion = operation('confirmarImportacion', {
  route: write('/api/alerce/v1/confirmarImportacion', ['importacion']),
  access: ['asesor'],
  request: deUna,
  reply: importacion,
  failure: importacionMessages.saveFailed,
})

/** Undoes an import within 24 hours; prospects with later work stay. */
export const deshacerImportacion = operation('deshacerImportacion', {
  route: write('/api/alerce/v1/deshacerImportacion', ['importacion', 'prospecto']),
  access: ['asesor'],
  request: deUna,
  reply: importacion,
  failure: importacionMessages.saveFailed,
})
