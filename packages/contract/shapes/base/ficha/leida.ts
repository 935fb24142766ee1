import { z } from 'zod'
import type { EspecieUnoDe } from '../../../fichas/cifras.ts'
import type { Campo, CampoConColumna, Ficha } from '../../../fichas/ficha.ts'
import { enUF, pesosEnteros } from '../dinero.ts'
import { type EnumOf, type EspecieConLetras, type EspecieConNumeros, formas, type KindOf, letrasDe } from './tabla.ts'

/** Shapes of the kinds in a reply. */
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
  uf: () => enUF().nullable(),
  folio: () => z.string().nullable(),
  eleccion: () => z.number().nullable(),
  elegido: () => z.number().nullable(),
  unoDe: ({ especie }: Campo) =>
    z.union((especie as unknown as EspecieUnoDe<number>).numeros.map((n) => z.literal(n))).nullable(),
  fechaDMY: () => z.string().nullable(),
  fechaYMD: () => z.string(),
  relacion: () => z.number().int(),
  siNo: () => z.boolean(),
  respuesta: () => z.boolean().nullable(),
  pesos: () => pesosEnteros(),
}

type EnRespuesta<C extends Campo> =
  C['especie'] extends EspecieConLetras<'letra', infer L>
    ? z.ZodNullable<EnumOf<L>>
    : C['especie'] extends EspecieConLetras<'letraFija' | 'opcion', infer L>
      ? EnumOf<L>
      : C['especie'] extends EspecieConNumeros<infer N>
        ? z.ZodNullable<z.ZodLiteral<N>>
        : KindOf<C> extends keyof typeof enRespuesta
          ? ReturnType<(typeof enRespuesta)[KindOf<C>]>
          : never

/** Fields of a record in a reply: those with a column. */
export function leida<F extends Ficha>(ficha: F): { [K in CampoConColumna<F>]: EnRespuesta<F[K]> } {
  const conColumna = Object.entries(ficha).filter(([, { columna }]) => columna !== null)
  return formas(Object.fromEntries(conColumna), enRespuesta) as unknown as {
    [K in CampoConColumna<F>]: EnRespuesta<F[K]>
  }
}
