import { z } from 'zod'
import { fechaDMY } from './fechas.ts'
import { cursor, entero, id, texto } from './ids.ts'

/** Cursor of a list and its size. The first page has none. */
export const pageRequest = () => ({
  cursor: cursor().nullish(),
  limite: entero(1, 100).default(50),
})

/** A page, newest first; `siguiente` is the next cursor, null at the end. */
export const pageOf = <T extends z.ZodType>(fila: T) => z.object({ filas: z.array(fila), siguiente: id().nullable() })

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

/** A page of a list that is searched by RUT, passport, name or DS folio of the applicant. */
export const searchedPage = () => ({ ...pageRequest(), texto: filtro(80) })
