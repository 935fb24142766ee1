import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { digitoVerificador, formatoRut } from '@alerce/domain/base/persona/rut'
import fc from 'fast-check'
import type { EspecieMedida, EspecieUnoDe } from '../fichas/cifras.ts'
import type { Campo, Ficha, FormOf } from '../fichas/ficha.ts'

type Valor = fc.Arbitrary<unknown>
/** Values for fields whose kind does not define validity: codes of lists, or dependencies on another record. */
export type Propios<F extends Ficha> = { readonly [K in keyof F]?: fc.Arbitrary<FormOf<F>[K]> }

const letras = (texto: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...texto), minLength, maxLength })

const palabra = letras('ABCDEÑÁÉÍÓÚÜ', 2, 12)

const deLetras = ({ especie }: Campo): Valor =>
  fc.constantFrom(...(especie as unknown as { readonly letras: readonly string[] }).letras)

const dia = (): Valor =>
  fc
    .date({ min: new Date('1950-01-01'), max: new Date('2000-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

const numeroDeTelefono = () => letras('0123456789', 8, 8).map((digits) => `9${digits}`)

/** Generator of valid values by kind, as a screen shows them after saving. */
const porTipo: Readonly<Record<string, (campo: Campo) => Valor>> = {
  texto: () => letras('abcñé 123', 1, 40).map((text) => `a${text}`.trim()),
  nombre: () => fc.array(palabra, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  telefono: numeroDeTelefono,
  telefonoConPrefijo: numeroDeTelefono,
  correo: () => letras('abcdefgh1', 3, 12).map((name) => `x${name}@example.cl`),
  rut: () =>
    fc.integer({ min: 25_000_000, max: 29_999_999 }).map((body) => formatoRut(`${body}-${digitoVerificador(body)}`)),
  pasaporte: () => letras('ABC123', 4, 19).map((text) => `1${text}`),
  letra: deLetras,
  letraFija: deLetras,
  opcion: deLetras,
  codigo: () => fc.integer({ min: 1, max: 99 }).map(String),
  fechaDMY: dia,
  fechaYMD: dia,
  relacion: () => fc.constantFrom(...'123456'),
  medida: ({ especie }) => {
    const partes = (especie as unknown as EspecieMedida).clase === 'metros' ? 100 : 1
    return fc.integer({ min: 1, max: 320 }).map((n) => formatoNumero(n / partes))
  },
  uf: () => fc.integer({ min: 1, max: 99_999 }).map((n) => formatoNumero(n / 1000, 3)),
  folio: () => fc.integer({ min: 1, max: 999_999_999 }).map(String),
  eleccion: () => fc.integer({ min: 1, max: 99 }),
  elegido: () => fc.integer({ min: 1, max: 99 }),
  unoDe: ({ especie }) => fc.constantFrom(...(especie as unknown as EspecieUnoDe<number>).numeros, null),
  textoONada: () => letras('abcñé 123', 1, 40).map((text) => `a${text}`.trim()),
  siNo: () => fc.boolean(),
  respuesta: () => fc.constantFrom(true, false, null),
  pesos: () => fc.integer({ min: 300_000, max: 9_000_000 }),
  filas: ({ especie }) =>
    fc.array(registroDe((especie as unknown as { readonly de: Ficha }).de), { minLength: 1, maxLength: 3 }),
}

function valorDe(nombre: string, campo: Campo): Valor {
  const valor = porTipo[campo.especie.tipo]
  if (!valor) throw new Error(`${nombre}: no values of the kind ${campo.especie.tipo}`)
  return valor(campo)
}

/** Form after saving: fields that do not count show their empty value. */
export function loQueCuenta<F extends Ficha>(ficha: F, form: FormOf<F>): FormOf<F> {
  const campos = Object.entries(ficha).map(([campo, { si, especie, columna }]) => {
    if (columna === null || !si || si(form as never)) return [campo, form[campo]]
    return [campo, especie.forma(especie.guarda(especie.vacio))]
  })
  return Object.fromEntries(campos) as FormOf<F>
}

/** Records valid by their table of fields, as a screen shows them. */
export function registroDe<F extends Ficha>(ficha: F, propios: Propios<F> = {}): fc.Arbitrary<FormOf<F>> {
  const campos = Object.entries(ficha).map(([nombre, campo]) => [nombre, propios[nombre] ?? valorDe(nombre, campo)])
  return (fc.record(Object.fromEntries(campos)) as unknown as fc.Arbitrary<FormOf<F>>).map((form) =>
    loQueCuenta(ficha, form),
  )
}
