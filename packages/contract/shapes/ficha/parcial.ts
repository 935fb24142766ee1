import { z } from 'zod'
import type { Campo, Ficha } from '../../fichas/ficha.ts'
import { fechaDMY } from '../fechas.ts'
import { codigo, texto } from '../ids.ts'
import { type DeLetras, type EnumDe, formas, letrasDe, type SinFilas, type TipoDe } from './tabla.ts'

const LARGO = 300

/** A text; its own rules say what it must be. */
const escrito = ({ largo = LARGO }: Campo) => texto(largo).nullish()

/** One of a few letters; '' or null clears it. */
const letra = (campo: Campo) => z.enum([...letrasDe(campo), ''], campo.falta?.text).nullish()

/** How each kind travels in a call that changes a part: absent keeps what is stored, null or '' clears it. */
const enParte = {
  texto: escrito,
  nombre: escrito,
  telefono: escrito,
  correo: escrito,
  rut: escrito,
  pasaporte: escrito,
  opcion: escrito,
  letra,
  letraFija: letra,
  /** As number or text. */
  codigo: () => z.union([z.literal('').transform(() => null), codigo()]).nullish(),
  fechaDMY: () =>
    z
      .string()
      .nullish()
      .transform((value) => (value === '' ? null : value))
      .pipe(fechaDMY().nullish()),
  siNo: () => z.boolean().nullish(),
  respuesta: () => z.boolean().nullish(),
  pesos: ({ largo = LARGO }: Campo) => z.union([z.number(), texto(largo)]).nullish(),
}

type EnParte<C extends Campo> =
  C['especie'] extends DeLetras<'letra' | 'letraFija', infer L>
    ? z.ZodOptional<z.ZodNullable<EnumDe<L | ''>>>
    : TipoDe<C> extends keyof typeof enParte
      ? ReturnType<(typeof enParte)[TipoDe<C>]>
      : never

/** The fields of a record in a call that changes a part of it. */
export const parcial = <F extends Ficha>(ficha: F) =>
  formas(ficha, enParte) as unknown as { [K in SinFilas<F>]: EnParte<F[K]> }
