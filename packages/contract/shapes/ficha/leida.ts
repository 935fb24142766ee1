import { z } from 'zod'
import type { Campo, Ficha } from '../../fichas/ficha.ts'
import { type DeLetras, type EnumDe, formas, letrasDe, type SinFilas, type TipoDe } from './tabla.ts'

/** How each kind travels in a reply. */
const enRespuesta = {
  texto: () => z.string(),
  nombre: () => z.string(),
  telefono: () => z.string(),
  correo: () => z.string(),
  rut: () => z.string().nullable(),
  pasaporte: () => z.string().nullable(),
  opcion: (campo: Campo) => z.enum(letrasDe(campo)),
  letra: (campo: Campo) => z.enum(letrasDe(campo)).nullable(),
  letraFija: (campo: Campo) => z.enum(letrasDe(campo)),
  codigo: () => z.number().int().nullable(),
  fechaDMY: () => z.string().nullable(),
  fechaYMD: () => z.string(),
  relacion: () => z.number().int(),
  siNo: () => z.boolean(),
  respuesta: () => z.boolean().nullable(),
  pesos: () => z.number().int(),
}

type EnRespuesta<C extends Campo> =
  C['clase'] extends DeLetras<'letra', infer L>
    ? z.ZodNullable<EnumDe<L>>
    : C['clase'] extends DeLetras<'letraFija' | 'opcion', infer L>
      ? EnumDe<L>
      : TipoDe<C> extends keyof typeof enRespuesta
        ? ReturnType<(typeof enRespuesta)[TipoDe<C>]>
        : never

/** The fields of a record in a reply. */
export const leida = <F extends Ficha>(ficha: F) =>
  formas(ficha, enRespuesta) as unknown as { [K in SinFilas<F>]: EnRespuesta<F[K]> }
