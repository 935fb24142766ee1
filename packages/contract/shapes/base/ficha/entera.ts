import { z } from 'zod'
import type { EspecieUnoDe } from '../../../fichas/cifras.ts'
import type { Campo, Ficha } from '../../../fichas/ficha.ts'
import { cifra, codigoElegido, escrito, fechaEscrita } from '../escrito.ts'
import { codigo, correo, texto as deUnaLinea } from '../ids.ts'
import {
  type CampoSinFilas,
  type EnumOf,
  type EspecieConLetras,
  type EspecieConNumeros,
  formas,
  type KindOf,
  letrasDe,
} from './tabla.ts'

const texto = ({ largo }: Campo) => escrito(largo)

const numeros = ({ especie }: Campo) => {
  const { numeros: unos } = especie as unknown as EspecieUnoDe<number>
  return z
    .union(unos.map((n) => z.literal(n)))
    .nullish()
    .transform((value) => value ?? null)
}

/** Shapes of the kinds in a call that saves a whole record: an absent value is empty, and its rule reports it. */
const enEntera = {
  texto,
  textoONada: texto,
  nombre: texto,
  telefonoConPrefijo: texto,
  correo: () =>
    correo()
      .nullish()
      .transform((text) => text ?? ''),
  rut: texto,
  pasaporte: texto,
  letra: (campo: Campo) => z.enum([...letrasDe(campo), '']).nullish(),
  medida: cifra,
  folio: cifra,
  elegido: codigoElegido,
  /** Forms send null, '' or 0 while nothing is chosen. */
  eleccion: () =>
    z
      .union([codigo(), z.literal('')])
      .nullish()
      .transform((value) => value || null),
  /** As number or text; the form's rule checks its format. */
  uf: () =>
    z
      .union([z.number(), deUnaLinea(20)])
      .nullish()
      .transform((value) => String(value ?? '')),
  fechaDMY: fechaEscrita,
  unoDe: numeros,
  respuesta: () =>
    z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
}

type EnEntera<C extends Campo> =
  C['especie'] extends EspecieConLetras<'letra', infer L>
    ? z.ZodOptional<z.ZodNullable<EnumOf<L | ''>>>
    : C['especie'] extends EspecieConNumeros<infer N>
      ? z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodLiteral<N>>>, z.ZodTransform<N | null, N | null | undefined>>
      : KindOf<C> extends keyof typeof enEntera
        ? ReturnType<(typeof enEntera)[KindOf<C>]>
        : never

/** The fields of a record in a call that saves all of it. */
export const entera = <F extends Ficha>(ficha: F) =>
  formas(ficha, enEntera) as unknown as { [K in CampoSinFilas<F>]: EnEntera<F[K]> }
