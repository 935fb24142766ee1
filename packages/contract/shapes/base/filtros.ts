import { z } from 'zod'
import { fechaDMY } from './fechas.ts'
import { texto } from './ids.ts'

/** A filter that may be left out, null or empty: all mean "any". */
export const filtro = (max: number) =>
  texto(max)
    .nullish()
    .transform((value) => value?.normalize('NFC') || undefined)

/** DD-MM-YYYY, or nothing. */
export const fechaOpcional = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .pipe(fechaDMY().nullable())
