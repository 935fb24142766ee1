import { z } from 'zod'
import type { UnoDe } from '../../fichas/cifras.ts'
import type { Campo, ConColumna, Ficha } from '../../fichas/ficha.ts'
import { type DeLetras, type DeNumeros, type EnumDe, formas, letrasDe, type TipoDe } from './tabla.ts'

/** How each kind travels in a reply. */
const enRespuesta = {
  texto: () => z.string(),
  nombre: () => z.string(),
  telefono: () => z.string(),
  telefonoConPrefijo: () => z.string(),
  correo: () => z.string(),
  rut: () => z.string().nullable(),
  pasaporte: () => z.string().nullable(),
  opcion: (campo: Campo) => z.enum(letrasDe(campo)),
  letra: (campo: Campo) => z.enum(letrasDe(campo)).nullable(),
  letraFija: (campo: Campo) => z.enum(letrasDe(campo)),
  codigo: () => z.number().int().nullable(),
  textoONada: () => z.string().nullable(),
  medida: () => z.number().nullable(),
  uf: () => z.number().nullable(),
  folio: () => z.string().nullable(),
  eleccion: () => z.number().nullable(),
  elegido: () => z.number().nullable(),
  unoDe: ({ especie }: Campo) =>
    z.union((especie as unknown as UnoDe<number>).numeros.map((n) => z.literal(n))).nullable(),
  fechaDMY: () => z.string().nullable(),
  fechaYMD: () => z.string(),
  relacion: () => z.number().int(),
  siNo: () => z.boolean(),
  respuesta: () => z.boolean().nullable(),
  pesos: () => z.number().int(),
}

type EnRespuesta<C extends Campo> =
  C['especie'] extends DeLetras<'letra', infer L>
    ? z.ZodNullable<EnumDe<L>>
    : C['especie'] extends DeLetras<'letraFija' | 'opcion', infer L>
      ? EnumDe<L>
      : C['especie'] extends DeNumeros<infer N>
        ? z.ZodNullable<z.ZodLiteral<N>>
        : TipoDe<C> extends keyof typeof enRespuesta
          ? ReturnType<(typeof enRespuesta)[TipoDe<C>]>
          : never

/** The fields of a record in a reply: those that its row holds. */
export function leida<F extends Ficha>(ficha: F): { [K in ConColumna<F>]: EnRespuesta<F[K]> } {
  const conColumna = Object.entries(ficha).filter(([, { columna }]) => columna !== null)
  return formas(Object.fromEntries(conColumna), enRespuesta) as unknown as { [K in ConColumna<F>]: EnRespuesta<F[K]> }
}
