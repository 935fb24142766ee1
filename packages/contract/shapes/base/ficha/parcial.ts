import { z } from 'zod'
import type { Campo, Ficha } from '../../../fichas/ficha.ts'
import { fechaDMY } from '../fechas.ts'
import { codigo, correo, texto } from '../ids.ts'
import { type CampoSinFilas, type EnumOf, type EspecieConLetras, formas, type KindOf, letrasDe } from './tabla.ts'

const LARGO = 300

/** Text; its own rules check the content. */
const escrito = ({ largo = LARGO }: Campo) => texto(largo).nullish()

/** One of a few letters; '' or null clears it. */
const letra = (campo: Campo) => z.enum([...letrasDe(campo), ''], campo.falta?.text).nullish()

/** Shapes of the kinds in a partial change: absent keeps the stored value, null or '' clears it. */
const enParte = {
  texto: escrito,
  nombre: escrito,
  telefono: escrito,
  correo: () => correo().nullish(),
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
  C['especie'] extends EspecieConLetras<'letra' | 'letraFija', infer L>
    ? z.ZodOptional<z.ZodNullable<EnumOf<L | ''>>>
    : KindOf<C> extends keyof typeof enParte
      ? ReturnType<(typeof enParte)[KindOf<C>]>
      : never

/** The fields of a record in a call that changes a part of it. */
export const parcial = <F extends Ficha>(ficha: F) =>
  formas(ficha, enParte) as unknown as { [K in CampoSinFilas<F>]: EnParte<F[K]> }
