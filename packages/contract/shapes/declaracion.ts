import { z } from 'zod'
import { fechaDMY } from './fechas.ts'
import { codigo, idDe, nombra, texto, textoLargo } from './ids.ts'

/** Who types a manual declaration; nobody else on the sales side reads health data. */
export const escribenDS = ['asesor'] as const

/** A call on one declaration. `rut` is the holder's and optional: another person's is not found. */
export const deUnaDS = () =>
  z.object({ identificador: idDe('declaracion'), rut: nombra('titular', texto(30)).nullish() })

/** A typed text that may be missing: its rule says so, in the words of the specification. */
export const escrito = (max = 300) =>
  texto(max)
    .nullish()
    .transform((text) => text ?? '')

/** The same of several lines. */
export const escritoLargo = (max = 300) =>
  textoLargo(max)
    .nullish()
    .transform((text) => text ?? '')

/** A typed figure (kg, m, folio), sent as number or as text; read as text. */
export const cifra = () =>
  z
    .union([z.number(), texto(20)])
    .nullish()
    .transform((value) => String(value ?? ''))

/** DD-MM-YYYY or nothing on the wire; ISO date or '' inside. */
export const fechaEscrita = () =>
  z
    .union([fechaDMY(), z.literal('')])
    .nullish()
    .transform((value) => value ?? '')

/** A code of a list or nothing. */
export const codigoElegido = () =>
  codigo()
    .nullish()
    .transform((value) => value ?? null)

/** 1 male, 2 female (spec 2 §9). */
export const sexoDS = () => z.union([z.literal(1), z.literal(2)])

/** A diagnosis as it is shown. `codigo` is empty when it was typed as free text. Date DD-MM-YYYY. */
export const diagnosticoDS = () =>
  z.object({
    rut: z.string().nullable(),
    /** The person, by its id in obtenerBeneficiariosDS. */
    beneficiario: z.number(),
    diagnostico: z.object({ codigo: z.string(), diagnostico: z.string() }),
    fecha: z.string(),
    intervencionQuirurgica: z.boolean(),
  })
