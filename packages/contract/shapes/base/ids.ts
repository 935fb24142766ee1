import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'
import { normalizaCorreo } from '@alerce/domain/base/persona/correo'
import { normalizaRut, revisaRut } from '@alerce/domain/base/persona/rut'
import { textoLargoLimpio, textoLimpio } from '@alerce/domain/base/texto/limpio'
import { enSignosSimples } from '@alerce/domain/base/texto/signos'
import { z } from 'zod'
import { archivoInvalido } from '../../messages/base/archivos.ts'
import { rutMessages } from '../../messages/base/campos.ts'
import type { Recurso } from '../../registros.ts'

/**
 * Kind of record that a field of a request names, without changing its shape. Types read `recurso`, tools `x-recurso`.
 */
export const nombra = <const R extends Recurso, S extends z.ZodType>(recurso: R, shape: S) =>
  Object.assign(shape.meta({ 'x-recurso': recurso }), { recurso })

/** Id: a positive integer, sent as number or digits; read as number. In a request its kind is declared: idDe. */
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

/** Cursor of a page: the id of the last row read, of any kind; it grants no access. */
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

/** Whole number within these bounds, sent like a code. */
export const entero = (min: number, max: number) => codigo().pipe(z.number().min(min).max(max))

/**
 * Version of the record as read; absent: "do not check". Our screens always send it (apps/web/src/lib/api); the server
 * records a bearer client that does not. `x-version` tells it from other fields of that name.
 */
export const version = () => z.number().int().positive().max(2_147_483_647).optional().meta({ 'x-version': true })

/** Longest text of a shape whose form has its own rule of length: that rule alone speaks. */
export const SIN_LIMITE = 100_000

/** A text of one line of at most `max` characters, clean (domain/base/texto) and trimmed. */
export const texto = (max: number, muyLargo?: string) => z.string().overwrite(textoLimpio).trim().max(max, muyLargo)

/** Same for several lines. */
export const textoLargo = (max: number, muyLargo?: string) =>
  z.string().overwrite(textoLargoLimpio).trim().max(max, muyLargo)

/** Token of a mailed link. */
export const secretoDeEnlace = () => z.string().min(20).max(200)

/** Name before its rule, in the capitals as typed. */
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
