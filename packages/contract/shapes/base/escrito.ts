import { z } from 'zod'
import { fechaDMY } from './fechas.ts'
import { codigo, texto, textoLargo } from './ids.ts'

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
