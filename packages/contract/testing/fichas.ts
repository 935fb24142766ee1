import { z } from 'zod'
import { unoDe } from '../fichas/cifras.ts'
import { contractual, entidad } from '../fichas/contrato/contractual.ts'
import { beneficiarioDS } from '../fichas/declaracion/beneficiario-ds.ts'
import { cotizante } from '../fichas/declaracion/cotizante.ts'
import type { Ficha } from '../fichas/ficha.ts'
import { beneficiario } from '../fichas/postulacion/beneficiario.ts'
import { empleador } from '../fichas/postulacion/empleador.ts'
import { prospecto } from '../fichas/postulacion/prospecto.ts'
import { libre } from '../fichas/reglas.ts'
import type { Operation } from '../operation.ts'
import { operations } from '../operations.ts'
import { entera } from '../shapes/base/ficha/entera.ts'
import { exigida } from '../shapes/base/ficha/exigida.ts'
import { parcial } from '../shapes/base/ficha/parcial.ts'

/** The shape of a record in the calls that save it. */
export type Pide = (ficha: Ficha) => z.ZodRawShape

/** The list of employers is tested as a record of its own. */
const { empleadores: _, ...prospectoSinFilas } = prospecto

/** Entity with its employer's worker type, which decides its required data and does not travel. */
const entidadConTipo: Ficha = {
  tipoTrabajador: {
    especie: unoDe([1, 2, 3, 4]),
    columna: null,
    etiqueta: 'Tipo de trabajador',
    en: { entidad: libre },
  },
  ...entidad,
}

/** Editable records, with the shape that sends each. */
export const fichas: readonly [nombre: string, ficha: Ficha, pide: Pide][] = [
  ['prospecto', prospectoSinFilas, parcial],
  ['empleador', empleador, parcial],
  ['beneficiario', beneficiario, exigida],
  ['cotizante', cotizante, entera],
  ['beneficiarioDS', beneficiarioDS, entera],
  ['contractual', contractual, entera],
  ['entidad', entidadConTipo, entera],
]

type Nodo = z.core.JSONSchema._JSONSchema

/** True when a shape has all of these fields at one level, at any depth. */
function tiene(nodo: Nodo | undefined, campos: readonly string[]): boolean {
  if (typeof nodo !== 'object') return false
  const propiedades = nodo.properties ?? {}
  if (campos.every((campo) => campo in propiedades)) return true
  const dentro = [nodo.items ?? [], nodo.anyOf ?? [], nodo.oneOf ?? [], Object.values(propiedades)].flat()
  return dentro.some((uno) => tiene(uno as Nodo, campos))
}

const todas: readonly Operation[] = operations
const formaDe = (shape: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(shape, { io, unrepresentable: 'any' })

/** Calls that save a whole record: writes with every field of its table. */
export const llamadasQueGuardan = (ficha: Ficha): string[] =>
  todas
    .filter(({ effect, request }) => effect === 'write' && tiene(formaDe(request, 'input'), Object.keys(ficha)))
    .map(({ name }) => name)
    .toSorted()

/** Calls that read a whole record: their reply has every field with a column. */
export const llamadasQueLeen = (ficha: Ficha): string[] =>
  todas
    .filter(({ reply }) => {
      const campos = Object.keys(ficha).filter((campo) => ficha[campo]?.columna !== null)
      return tiene(formaDe(reply, 'output'), campos)
    })
    .map(({ name }) => name)
    .toSorted()
