import { z } from 'zod'
import { cursor, entero, id } from './ids.ts'

/** Cursor of a list and its size. The first page has none. */
export const pageRequest = () => ({
  cursor: cursor().nullish(),
  limite: entero(1, 100).default(50),
})

/** A page, newest first; `siguiente` is the next cursor, null at the end. */
export const pageOf = <T extends z.ZodType>(fila: T) => z.object({ filas: z.array(fila), siguiente: id().nullable() })
