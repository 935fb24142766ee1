import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'
import { normalizaCorreo } from '@alerce/domain/base/persona/correo'
import { normalizaRut, revisaRut } from '@alerce/domain/base/persona/rut'
import { textoLargoLimpio, textoLimpio } from '@alerce/domain/base/texto/limpio'
import { enSignosSimples } from '@alerce/domain/base/texto/signos'
import { z } from 'zod'
import { archivoInvalido } from '../../messages/base/archivos.ts'
import { rutMessages } from '../../messages/base/campos.ts'
import type { Recurso } from '../../registros.ts'

/** Whose record a field of a request names; the shape itself stays as it is. Types read `recurso`, tools `x-recurso`. */
export const nombra = <const R extends Recurso, S extends z.ZodType>(recurso: R, shape: S) =>
  Object.assign(shape.meta({ 'x-recurso': recurso }), { recurso })

/** An id: a positive integer, sent as number or as its digits; read as number. In a request it says of what: idDe. */
export const id = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(
      z
        .number()
        .int()
        .positive()
        .max(2 ** 52),
    )

/** The id of a record of this kind. */
export const idDe = <const R extends Recurso>(recurso: R) => nombra(recurso, id())

/** Where a list goes on: the id of the last row read, of whatever kind; it opens nothing. */
export const cursor = () => id().meta({ 'x-cursor': true })

/** A code of a list (region, plan, benefit …): a whole number that fits the database, sent as number or digits. */
export const codigo = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().nonnegative().max(2_147_483_647))

/** A whole number within these bounds, sent as a code is. */
export const entero = (min: number, max: number) => codigo().pipe(z.number().min(min).max(max))

/**
 * The record's version that was read; absent means "do not check". Our own screens always send it (apps/web/src/lib/api),
 * and of a bearer client that does not, the server writes it down. `x-version` tells it from other fields of that name.
 */
export const version = () => z.number().int().positive().max(2_147_483_647).optional().meta({ 'x-version': true })

/** A text of one line of at most `max` characters, clean (domain/base/texto) and trimmed. */
export const texto = (max: number) => z.string().overwrite(textoLimpio).trim().max(max)

/** The same of several lines. */
export const textoLargo = (max: number, muyLargo?: string) =>
  z.string().overwrite(textoLargoLimpio).trim().max(max, muyLargo)

/** A name as its rule looks at it, its capitals as they are typed. */
export const nombrePropio = (max: number) => z.string().overwrite(enSignosSimples).max(max)

/** An e-mail as it is stored. */
export const correo = () => z.string().overwrite(normalizaCorreo).max(300)

/** A Chilean rut in any usual spelling; read as 12345678-5. Leading zeros and wrong check digits are refused. */
export const rut = () =>
  z.string().transform((text, context) => {
    const problem = revisaRut(text)
    if (problem) context.addIssue({ code: 'custom', message: rutMessages[problem].text })
    return normalizaRut(text) ?? ''
  })

/** A file as base64, a third longer than its bytes. */
export const binario = () => z.string().max(Math.ceil(TAMANO_MAXIMO / 3) * 4, archivoInvalido.text)
