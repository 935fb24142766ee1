import { z } from 'zod'
import type { Campo, Ficha } from '../fichas/ficha.ts'
import type { Letra, LetraFija, Opcion } from '../fichas/letras.ts'
import { fechaDMY } from './fechas.ts'
import { codigo, texto } from './ids.ts'

const LARGO = 300

/** A text; its own rules say what it must be. */
const escrito = ({ largo = LARGO }: Campo) => texto(largo).nullish()

/** One of a few letters; '' or null clears it. */
function letra<L extends string>({ clase, falta }: Campo) {
  const { letras } = clase as Letra<L>
  return z.enum([...letras, ''] as (L | '')[], falta?.text).nullish()
}

/** How a field travels in a call that changes a part: absent keeps what is stored, null or '' clears it. */
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

/** How a field travels in a reply. */
const enRespuesta = {
  texto: () => z.string(),
  nombre: () => z.string(),
  telefono: () => z.string(),
  correo: () => z.string(),
  rut: () => z.string().nullable(),
  pasaporte: () => z.string().nullable(),
  opcion: <L extends string>({ clase }: Campo) => z.enum([...(clase as Opcion<L>).letras]),
  letra: <L extends string>({ clase }: Campo) => z.enum([...(clase as Letra<L>).letras]).nullable(),
  letraFija: <L extends string>({ clase }: Campo) => z.enum([...(clase as LetraFija<L>).letras]),
  codigo: () => z.number().int().nullable(),
  fechaDMY: () => z.string().nullable(),
  siNo: () => z.boolean(),
  respuesta: () => z.boolean().nullable(),
  pesos: () => z.number().int(),
}

type Tabla = Readonly<Record<string, (campo: Campo) => z.ZodType>>
type TipoDe<C extends Campo> = C['clase']['tipo']

type EnumDe<L extends string> = z.ZodEnum<{ [K in L]: K }>
type DeLetras<Tipo extends string, L extends string> = { readonly tipo: Tipo; readonly letras: readonly L[] }
type EnParte<C extends Campo> =
  C['clase'] extends DeLetras<'letra' | 'letraFija', infer L>
    ? z.ZodOptional<z.ZodNullable<EnumDe<L | ''>>>
    : TipoDe<C> extends keyof typeof enParte
      ? ReturnType<(typeof enParte)[TipoDe<C>]>
      : never
type EnRespuesta<C extends Campo> =
  C['clase'] extends DeLetras<'letra', infer L>
    ? z.ZodNullable<EnumDe<L>>
    : C['clase'] extends DeLetras<'letraFija' | 'opcion', infer L>
      ? EnumDe<L>
      : TipoDe<C> extends keyof typeof enRespuesta
        ? ReturnType<(typeof enRespuesta)[TipoDe<C>]>
        : never

/** The fields of a record that have a shape of their own: a list of records is written where it stands. */
type SinFilas<F extends Ficha> = { [K in keyof F]: F[K]['columna'] extends string ? K : never }[keyof F]

function formas(ficha: Ficha, tabla: Tabla): Record<string, z.ZodType> {
  const propios = Object.entries(ficha).filter(([, { columna }]) => columna !== null)
  return Object.fromEntries(
    propios.map(([nombre, campo]) => {
      const forma = tabla[campo.clase.tipo]
      if (!forma) throw new Error(`${nombre} has no shape for ${campo.clase.tipo}`)
      return [nombre, forma(campo)]
    }),
  )
}

/** The fields of a record in a call that changes a part of it. */
export const parcial = <F extends Ficha>(ficha: F) =>
  formas(ficha, enParte) as unknown as { [K in SinFilas<F>]: EnParte<F[K]> }

/** The fields of a record in a reply. */
export const leida = <F extends Ficha>(ficha: F) =>
  formas(ficha, enRespuesta) as unknown as { [K in SinFilas<F>]: EnRespuesta<F[K]> }
