import type { z } from 'zod'
import { unoDe } from '../fichas/cifras.ts'
import { contractual, entidad } from '../fichas/contrato/contractual.ts'
import { beneficiarioDS } from '../fichas/declaracion/beneficiario-ds.ts'
import { cotizante } from '../fichas/declaracion/cotizante.ts'
import type { Ficha } from '../fichas/ficha.ts'
import { beneficiario } from '../fichas/postulacion/beneficiario.ts'
import { empleador } from '../fichas/postulacion/empleador.ts'
import { prospecto } from '../fichas/postulacion/prospecto.ts'
import { libre } from '../fichas/reglas.ts'
import { entera } from '../shapes/base/ficha/entera.ts'
import { exigida } from '../shapes/base/ficha/exigida.ts'
import { parcial } from '../shapes/base/ficha/parcial.ts'

/** The shape of a record in the calls that save it. */
export type Pide = (ficha: Ficha) => z.ZodRawShape

/** A list of records goes round by itself. */
const { empleadores: _, ...prospectoSinFilas } = prospecto

/** What an entity is asked for hangs on the worker type of its employer, which does not travel. */
const entidadConTipo: Ficha = {
  tipoTrabajador: {
    especie: unoDe([1, 2, 3, 4]),
    columna: null,
    etiqueta: 'Tipo de trabajador',
    en: { entidad: libre },
  },
  ...entidad,
}

/** Every record that is edited, with the manner in which it is sent. */
export const fichas: readonly [nombre: string, ficha: Ficha, pide: Pide][] = [
  ['prospecto', prospectoSinFilas, parcial],
  ['empleador', empleador, parcial],
  ['beneficiario', beneficiario, exigida],
  ['cotizante', cotizante, entera],
  ['beneficiarioDS', beneficiarioDS, entera],
  ['contractual', contractual, entera],
  ['entidad', entidadConTipo, entera],
]
